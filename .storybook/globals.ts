import type { Ground } from '@brand/ui';
import { type Brand, groundOf } from '../packages/ui/test/brands.ts';

/** Values of the toolbars that choose the look. */
export interface Globals {
  brand?: Brand;
  ground?: string;
}

/** The ground that the toolbar names. */
export function groundOfGlobals({ brand = 'default', ground }: Globals): Ground {
  if (ground === 'light' || ground === 'dark') return ground;
  if (ground === 'system')
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return groundOf[brand];
}
