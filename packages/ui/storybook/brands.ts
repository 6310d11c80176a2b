import { type Ground, themeStylesheet } from '../src/styles/index.ts';
import { type BrandTheme, defaultTheme } from '../src/styles/themes.ts';
import { pumps } from './pumps.ts';

/** The brands in Storybook's toolbar. */
export const brands = { default: defaultTheme, pumps } satisfies Record<string, BrandTheme>;

export type Brand = keyof typeof brands;

export const brandNames = Object.keys(brands) as Brand[];

/** Default ground of each brand's pages. */
export const groundOf: Record<Brand, Ground> = { default: 'light', pumps: 'dark' };

/** The drawings of the stories are in the default brand's blue: the recipe of the guide "Theming". */
const duotone = `
  picture:has(> img[src^="data:image/svg"]) { isolation: isolate; background: var(--brand-color-text) }
  [data-ground="dark"] picture:has(> img[src^="data:image/svg"]) { background: var(--brand-color-ground) }
  picture > img[src^="data:image/svg"] { filter: grayscale(1) contrast(1.1); mix-blend-mode: screen }
`;

/** Returns the CSS that shows a Storybook page in a brand. Empty for the default brand. */
export function brandStylesheet(brand: Brand): string {
  return brand === 'default' ? '' : themeStylesheet(brands[brand]) + duotone;
}
