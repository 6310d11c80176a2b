import { componentStyle, layerStyle, rem, type, vars } from '../styles/toolkit.ts';

/** In a grid, the card shares its three rows with its neighbours, so that their hairlines align. */
export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
});

export const media = componentStyle({
  overflow: 'clip',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
});

layerStyle('brand.components', `${media} :is(img, picture, video, svg)`, { inlineSize: '100%' });

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const description = componentStyle({ maxInlineSize: '60ch' });

export const features = componentStyle({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.gutter,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(256)}), 1fr))`,
});

export const feature = componentStyle({
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
