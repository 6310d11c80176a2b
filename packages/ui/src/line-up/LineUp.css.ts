import { floor } from '../internal/floor.css.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  toEdge,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

/** All pictures stand on one line, whatever is below them. */
export const root = componentStyle({
  ...floor,
  vars: { '--floor': rem(128) },
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  paddingInline: vars.space.margin,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.margin,
  '@media': { [media.belowDesktop]: { justifyContent: 'flex-start' } },
  selectors: { '&[data-silhouettes]': { columnGap: vars.space.xl } },
});

export const bleed = componentStyle({ marginInline: toEdge });

/** As wide as its picture: the pictures shrink by the same factor. */
export const item = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': { [`${media.screen} and ${media.belowDesktop}`]: { flexShrink: 0 } },
});

/** Without `zoom`, the row is longer and scrolls further. */
layerStyle('brand.components', `${root} :is(img, svg)`, {
  '@media': { [media.belowDesktop]: { zoom: 0.6 } },
});

/** Several shrink by the same factor too. */
export const image = componentStyle({ display: 'flex', alignItems: 'end' });
layerStyle('brand.components', `${image} > *`, {
  minInlineSize: 0,
  ...transition(['filter', 'opacity']),
});
layerStyle('brand.components', `${root}[data-silhouettes] ${image} > span`, {
  '@media': { [media.hover]: { filter: 'brightness(0)', opacity: 0.22 } },
});
layerStyle(
  'brand.components',
  `${root}[data-silhouettes] > :is(:hover, :focus-within) > ${image} > span`,
  { filter: 'none', opacity: 1 },
);

export const name = componentStyle({
  ...type.small,
  paddingInlineStart: rem(4),
  fontWeight: vars.weight.strong,
  lineHeight: rem(26),
});

export const text = componentStyle({
  ...type.caption,
  ...type.tabular,
  paddingInlineStart: rem(4),
  fontWeight: 400,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

/** Of the person, on the line of the names. */
export const height = componentStyle({ lineHeight: rem(26) });
