import { pumps } from '../../../scripts/pack-check/vite-client/app/pumps.ts';
import type { Ground } from '../src/styles/index.ts';
import { type BrandTheme, defaultTheme } from '../src/styles/themes.ts';

/** Brands in which Storybook shows the library. */
export const brands = { default: defaultTheme, pumps } satisfies Record<string, BrandTheme>;

export type Brand = keyof typeof brands;

export const brandNames = Object.keys(brands) as Brand[];

/** Ground of a brand's pages. */
export const groundOf: Record<Brand, Ground> = { default: 'light', pumps: 'dark' };
