import { Section, SectionHead } from '@brand/ui';
import type { Series } from '../content/series.ts';
import { PartCards } from './PartCards.tsx';
import { tabs } from './useSeriesView.ts';

/** What is inside, in films: core technology and key features. */
export function Technology({ series: { core, features } }: { series: Series }) {
  return (
    <>
      <Section id={tabs.videos} ground="dark" aria-labelledby="technology-title">
        <SectionHead headingId="technology-title" title="Core technology" lead={core.lead} />
        <PartCards parts={core.parts} detailed />
      </Section>
      <Section aria-labelledby="features-title">
        <SectionHead headingId="features-title" title="Key features" lead={features.lead} />
        <PartCards parts={features.parts} detailed />
      </Section>
    </>
  );
}
