import { componentStyle, layerStyle, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.s });

layerStyle('brand.components', `${root} > :is(img, picture, video, svg), ${root} > picture > img`, {
  inlineSize: '100%',
  borderRadius: vars.radius.picture,
});

export const caption = componentStyle({
  ...type.caption,
  ...type.tabular,
  color: vars.color.muted,
});

export const number = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.text });
