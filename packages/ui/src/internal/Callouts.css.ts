import { componentStyle, layerStyle, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
layerStyle('brand.components', `${root} circle`, { fill: vars.color.accent, stroke: 'none' });
layerStyle('brand.components', `${root} text`, {
  fill: vars.color.text,
  stroke: 'none',
  fontSize: 15,
  fontWeight: vars.weight.medium,
});
