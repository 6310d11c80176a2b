import { regions } from '@brand/catalogue/regions';
import { FeatureGrid, MeasureBand, RegionList, Section } from '@brand/ui';
import { KeyFeatures } from './KeyFeatures.tsx';
import { PartCards } from './PartCards.tsx';
import { mission, type Series, values } from './series.ts';

/** Mission, technology, applications and service network of the series. */
export function Overview({ series }: { series: Series }) {
  const { core, applications, performance } = series;
  return (
    <>
      <Section id="overview" title={mission.title} lead={mission.text}>
        <FeatureGrid items={values} />
      </Section>
      <Section ground="dark" title="Core technology" lead={core.lead}>
        <PartCards parts={core.parts} />
      </Section>
      <KeyFeatures series={series} />
      <Section
        title="Sales and service"
        lead={`${regions.length} regions where people on the ground sell, commission and look after our machines.`}
      >
        <RegionList items={regions} />
      </Section>
      <Section
        title="Industry applications"
        lead={`Six industries that run on ${series.name}, and what each asks of it.`}
      >
        <FeatureGrid items={applications} columns="three" />
      </Section>
      <Section ground="dark" title="Performance" lead={performance.lead}>
        <MeasureBand items={performance.measures} />
      </Section>
    </>
  );
}
