import { vars } from '../styles/contract.css.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.s });

layerStyle('brand.components', `${root} > :is(img, picture, video, svg), ${root} > picture > img`, {
  inlineSize: '100%',
});

export const caption = componentStyle({
  ...type.caption,
  ...type.tabular,
  color: vars.color.muted,
});

export const number = componentStyle({ fontWeight: 600, color: vars.color.text });
