import './reset.css.ts';
import './print.css.ts';
import './theme.css.ts';
import './fonts.css.ts';

export { vars } from './contract.css.ts';
export {
  type ContrastPair,
  contrast,
  contrastPairs,
  type LowContrast,
  lowContrast,
} from './contrast.ts';
export { type DesignToken, type DesignTokens, designTokens } from './designTokens.ts';
export { media } from './media.ts';
export { groundAttribute } from './theme.css.ts';
export { themeStylesheet } from './themeStylesheet.ts';
export {
  type BrandTheme,
  type Colors,
  darkColors,
  defaultTheme,
  lightColors,
  type Measures,
  measures,
  palette,
} from './themes.ts';
export const grounds = ['light', 'dark'] as const;
/** Colour scheme of a section: light or dark. */
export type Ground = (typeof grounds)[number];
