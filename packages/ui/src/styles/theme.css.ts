import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layerStyle } from './layers.ts';
import { media } from './media.ts';
import { darkColors, lightColors, measures } from './themes.ts';

/** Attribute that sets the ground of an element and its content: `light`, `dark`, or `system` for the user's preference. */
export const groundAttribute = 'data-ground';

const { color, ...rest } = vars;

layerStyle('brand.theme', ':root', { vars: assignVars(rest, measures) });
layerStyle('brand.theme', `:root, [${groundAttribute}="light"], [${groundAttribute}="system"]`, {
  colorScheme: 'light',
  vars: assignVars(color, lightColors),
});
// Paper is light, so the dark colours are not used in print.
const onDark = { colorScheme: 'dark', vars: assignVars(color, darkColors) } as const;
layerStyle('brand.theme', `[${groundAttribute}="dark"]`, { '@media': { [media.screen]: onDark } });
layerStyle('brand.theme', `[${groundAttribute}="system"]`, {
  '@media': { [`${media.screen} and ${media.prefersDark}`]: onDark },
});
layerStyle('brand.theme', `[${groundAttribute}]`, {
  color: color.text,
  backgroundColor: color.ground,
});
