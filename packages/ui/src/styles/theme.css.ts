import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layerStyle } from './layers.ts';
import { media } from './media.ts';
import { darkColors, lightColors, measures } from './themes.ts';

/** Attribute that sets the ground of an element and everything in it: `light` or `dark`. */
export const groundAttribute = 'data-ground';

const { color, ...rest } = vars;

layerStyle('brand.theme', ':root', { vars: assignVars(rest, measures) });
layerStyle('brand.theme', `:root, [${groundAttribute}="light"]`, {
  colorScheme: 'light',
  vars: assignVars(color, lightColors),
});
// Paper is light: printed, a dark ground keeps the colours around it.
layerStyle('brand.theme', `[${groundAttribute}="dark"]`, {
  '@media': {
    [media.screen]: { colorScheme: 'dark', vars: assignVars(color, darkColors) },
  },
});
layerStyle('brand.theme', `[${groundAttribute}]`, {
  color: color.text,
  backgroundColor: color.ground,
});
