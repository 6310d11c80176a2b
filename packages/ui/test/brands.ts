import { pumps } from '../../../scripts/pack-check/vite-client/app/pumps.ts';
import { type Ground, themeStylesheet } from '../src/styles/index.ts';
import { type BrandTheme, defaultTheme } from '../src/styles/themes.ts';

/** Brands in which Storybook shows the library. */
export const brands = { default: defaultTheme, pumps } satisfies Record<string, BrandTheme>;

export type Brand = keyof typeof brands;

export const brandNames = Object.keys(brands) as Brand[];

/** Ground of a brand's pages. */
export const groundOf: Record<Brand, Ground> = { default: 'light', pumps: 'dark' };

/** The pictures of stories are drawn in the default brand's blue; another brand has them in warm colours. */
const warmPictures =
  'span:has(> picture > img[src^="data:image/svg"]) { filter: hue-rotate(180deg) }';

/** Rules that show a page of Storybook in a brand; none in the default one. */
export function brandStylesheet(brand: Brand): string {
  return brand === 'default' ? '' : themeStylesheet(brands[brand]) + warmPictures;
}
