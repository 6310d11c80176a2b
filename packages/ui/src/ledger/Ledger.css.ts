import {
  componentStyle,
  firstColumn,
  fluid,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

/** A figure of eight digits, the name and the scope fit side by side. */
const inRow = `(inline-size >= ${rem(640)})`;

export const root = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  borderBlockStart: `1px solid ${vars.color.text}`,
});

/** The name comes first in the document and second in the row. */
export const row = componentStyle({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@container': {
    [inRow]: {
      selectors: {
        [`${root}[data-figures] > &`]: {
          gridTemplateColumns: `${firstColumn} minmax(0, 3fr) minmax(0, 4fr)`,
          alignContent: 'start',
          minBlockSize: rem(116),
          paddingBlock: `${rem(18)} ${rem(24)}`,
        },
        [`${root}:not([data-figures]) > &:has(> dd)`]: {
          gridTemplateColumns: 'minmax(0, var(--row-name, 5fr)) minmax(0, 7fr)',
          alignContent: 'start',
          minBlockSize: 'var(--row, 0)',
        },
        [`${root}[data-dense] > &:has(> dd)`]: {
          gridTemplateColumns: `${rem(180)} minmax(0, 1fr)`,
        },
      },
    },
  },
});

export const figure = componentStyle({
  order: -1,
  ...type.h2,
  fontSize: `min(${fluid(36, 64)}, 16cqi)`,
  fontWeight: vars.weight.medium,
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
  '@container': { [inRow]: { fontSize: `min(${fluid(36, 64)}, 7cqi)` } },
});

export const unit = componentStyle({ fontSize: '0.5em', letterSpacing: '-0.01em' });

export const name = componentStyle({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  '@container': { [inRow]: { selectors: { '&:has(+ :last-child)': { gridColumn: '2 / -1' } } } },
});

export const title = componentStyle({
  ...type.h3,
  fontSize: `max(${rem(20)}, min(var(--row-title, ${fluid(20, 24)}), 3.6cqi))`,
  textWrap: 'pretty',
});

layerStyle('brand.components', `${root}[data-dense] ${title}`, {
  ...type.body,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
  fontStretch: 'normal',
});

export const scope = componentStyle({
  ...type.small,
  color: vars.color.muted,
  maxInlineSize: '44ch',
  textWrap: 'pretty',
  // Without figures it has most of the row.
  selectors: { [`${root}:not([data-figures]) &`]: { ...type.body, maxInlineSize: 'none' } },
});

/** Between its ends as figures. */
export const scale = componentStyle({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  lineHeight: 1,
  fontWeight: 400,
  letterSpacing: 0,
  fontStretch: 'normal',
  color: vars.color.muted,
  marginBlockStart: rem(8),
  stroke: vars.color.hairline,
  strokeWidth: 2,
  '@container': { [inRow]: { maxInlineSize: rem(320) } },
});

layerStyle('brand.components', `${scale} > svg`, {
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: rem(4),
});

export const share = componentStyle({
  stroke: vars.color.accent,
  strokeWidth: 4,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
