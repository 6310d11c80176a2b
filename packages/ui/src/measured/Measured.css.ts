import { componentStyle, layerStyle } from '../styles/toolkit.ts';

export const root = componentStyle({});

layerStyle('brand.components', `:root:not([data-units="us"]) ${root} > [data-system="us"]`, {
  display: 'none',
});
layerStyle('brand.components', `:root[data-units="us"] ${root} > [data-system="metric"]`, {
  display: 'none',
});
