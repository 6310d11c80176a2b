import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** Two columns on phones, or one if the text is large; all in one row on tablets and desktops. Hairlines at the edges are clipped. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(152)}, 100%), 1fr))`,
  inlineSize: '100%',
  overflow: 'clip',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
    },
  },
});

/** Shows the figure above its label, although the label comes first in the document. */
export const measure = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  padding: vars.space.m,
  // The text is clear of the next hairline, which stands in this padding.
  paddingInlineEnd: vars.space.l,
  borderInlineStart: hairline,
  // Starts after the neighbour's box: overlapping translucent hairlines would look darker.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: `${vars.space.m} 0`,
    borderBlockStart: hairline,
  },
  // The last hairline continues to the end of the band, also in an incomplete row.
  selectors: { '&:last-child::before': { insetInlineEnd: '-200%' } },
  '@media': {
    [media.fromDesktop]: {
      marginInlineStart: `calc(-1px - ${vars.space.l})`,
      padding: `${vars.space.l} ${vars.space.l} ${vars.space.xl}`,
      '::before': { insetInlineStart: vars.space.l },
    },
  },
});

export const figure = componentStyle({
  order: -1,
  ...type.h2,
  ...type.tabular,
  fontSize: rem(24),
  // Four fit beside each other, also with the longer figures in US units.
  '@media': { [media.fromDesktop]: { fontSize: `min(2.7vw, ${rem(40)})` } },
  fontWeight: vars.weight.medium,
  lineHeight: 1.15,
  // Balanced lines would break a range rather than the space before its unit.
  textWrap: 'wrap',
});

export const large = componentStyle({
  fontSize: fluid(36, 64),
  lineHeight: 1.1,
  '@media': { [media.fromDesktop]: { fontSize: `min(4.7vw, ${rem(88)})`, whiteSpace: 'nowrap' } },
});

// Figures in US units are longer: in one of two columns on a phone, they would lose their unit.
layerStyle('brand.components', `:root[data-units="us"] ${root}:has([data-system]) ${figure}`, {
  '@media': { [media.belowDesktop]: { fontSize: rem(19) } },
});

export const unit = componentStyle({ fontSize: '0.62em', letterSpacing: '-0.01em' });

export const label = componentStyle({ ...type.caption, color: vars.color.muted });

export const description = componentStyle({
  ...type.small,
  maxInlineSize: '32ch',
  paddingBlockStart: vars.space.s,
});
