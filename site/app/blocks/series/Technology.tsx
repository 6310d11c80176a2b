import { KeyFeatures } from './KeyFeatures.tsx';
import { PartPlates } from './PartPlates.tsx';
import type { Series } from './series.ts';
import { tabs } from './useSeriesView.ts';

/** Films of the core technology and the key features. */
export function Technology({ series }: { series: Series }) {
  return (
    <>
      <PartPlates id={tabs.videos} title="Core technology" {...series.core} />
      <KeyFeatures series={series} />
    </>
  );
}
