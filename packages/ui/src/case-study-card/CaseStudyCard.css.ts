import { componentStyle, fluid, layerStyle, rem, type, vars } from '../styles/toolkit.ts';

/** Wide enough for image and text side by side. In rem, because large text needs more room. */
const wide = `(inline-size >= ${rem(768)})`;

export const root = componentStyle({ containerType: 'inline-size' });

export const area = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  blockSize: '100%',
  gap: vars.space.l,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
});

/** Before the image in document order, but below it when stacked. */
export const head = componentStyle({ display: 'grid', gap: vars.space.xxs });

export const location = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

export const view = componentStyle({
  order: -1,
  '@container': { [wide]: { order: 0, gridColumn: 1, gridRow: '1 / -1' } },
});

export const measure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});

export const figure = componentStyle({
  ...type.display,
  ...type.tabular,
  fontSize: fluid(44, 64),
  fontWeight: vars.weight.medium,
  // Without an image it opens the card.
  selectors: { [`${measure}:only-child > &`]: { fontSize: fluid(72, 120) } },
});

export const unit = componentStyle({ fontSize: '0.62em' });

export const label = componentStyle({ ...type.caption, color: vars.color.muted });

/** In a row of cards the results stand on one line, below solutions of any length. */
export const story = componentStyle({ ...type.small, display: 'flex', flexDirection: 'column' });

export const part = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@container': {
    [wide]: { gridTemplateColumns: `${rem(112)} minmax(0, 1fr)`, alignItems: 'baseline' },
  },
});

layerStyle('brand.components', `${story} > :last-child`, { marginBlockStart: 'auto' });

export const results = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  fontWeight: vars.weight.strong,
});

export const link = componentStyle({
  alignSelf: 'start',
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
});
