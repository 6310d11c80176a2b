import { rmx } from '../content/rmx.ts';
import { SeriesPage, seriesMeta } from '../series/SeriesPage.tsx';
import type { RouteHandle } from '../shell/Shell.tsx';

export const handle: RouteHandle = { hero: true };

export const meta = () => seriesMeta(rmx);

export default function Page() {
  return <SeriesPage series={rmx} />;
}
