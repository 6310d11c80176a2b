import { Section } from '@brand/ui';
import { KeyFeatures } from './KeyFeatures.tsx';
import { PartCards } from './PartCards.tsx';
import type { Series } from './series.ts';
import { tabs } from './useSeriesView.ts';

/** Films of the core technology and the key features. */
export function Technology({ series }: { series: Series }) {
  const { core } = series;
  return (
    <>
      <Section id={tabs.videos} ground="dark" title="Core technology" lead={core.lead}>
        <PartCards parts={core.parts} detailed />
      </Section>
      <KeyFeatures series={series} detailed />
    </>
  );
}
