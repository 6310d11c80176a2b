import { emx } from '../content/emx.ts';
import { SeriesPage, seriesMeta } from '../series/SeriesPage.tsx';
import type { RouteHandle } from '../shell/Shell.tsx';

export const handle: RouteHandle = { hero: true };

export const meta = () => seriesMeta(emx);

export default function Page() {
  return <SeriesPage series={emx} />;
}
