import { type Ground, themeStylesheet } from '../src/styles/index.ts';
import { type BrandTheme, defaultTheme } from '../src/styles/themes.ts';
import { pumps } from './pumps.ts';

/** The brands in Storybook's toolbar. */
export const brands = { default: defaultTheme, pumps } satisfies Record<string, BrandTheme>;

export type Brand = keyof typeof brands;

export const brandNames = Object.keys(brands) as Brand[];

/** Default ground of each brand's pages. */
export const groundOf: Record<Brand, Ground> = { default: 'light', pumps: 'dark' };

/** Images in stories are in the default brand's blue; this shows them in warm colours. */
const warmPictures =
  'span:has(> picture > img[src^="data:image/svg"]) { filter: hue-rotate(180deg) }';

/** Returns the CSS that shows a Storybook page in a brand. Empty for the default brand. */
export function brandStylesheet(brand: Brand): string {
  return brand === 'default' ? '' : themeStylesheet(brands[brand]) + warmPictures;
}
