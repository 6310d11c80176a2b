import type { Ground } from '@brand/ui';
import { type Brand, groundOf } from '@brand/ui/storybook/brands';

/** Toolbar values that determine the look. */
export interface Globals {
  brand?: Brand;
  ground?: string;
}

/** The ground for the toolbar's value. */
export function groundOfGlobals({ brand = 'default', ground }: Globals): Ground {
  if (ground === 'light' || ground === 'dark') return ground;
  if (ground === 'system')
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return groundOf[brand];
}
