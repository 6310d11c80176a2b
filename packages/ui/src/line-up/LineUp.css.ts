import { floor } from '../internal/floor.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Rows of names align at their baseline, so that all pictures stand on one line. */
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
});

/** As wide as its picture: the pictures shrink by the same factor. */
export const item = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  '@media': { [media.belowDesktop]: { flexShrink: 0 } },
});

/** Without `zoom`, the row is longer and scrolls further. */
layerStyle('brand.components', `${root} :is(img, svg)`, {
  '@media': { [media.belowDesktop]: { zoom: 0.6 } },
});

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
});
