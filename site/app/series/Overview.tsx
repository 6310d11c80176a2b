import {
  FeatureGrid,
  Figure,
  Grid,
  MeasureBand,
  Picture,
  RegionList,
  Section,
  SectionHead,
} from '@brand/ui';
import { regions } from '../content/regions.ts';
import { mission, type Series, values } from '../content/series.ts';
import { pictureOf } from '../shell/pictures.ts';
import { PartCards } from './PartCards.tsx';

/** The series in short: what it stands for, what is inside, where it works and who is near. */
export function Overview({ series }: { series: Series }) {
  const { core, features, images, applications, performance } = series;
  return (
    <>
      <Section id="overview" aria-labelledby="mission">
        <SectionHead headingId="mission" title={mission.title} lead={mission.text} />
        <FeatureGrid features={values} />
      </Section>
      <Section ground="dark" aria-labelledby="core-technology">
        <SectionHead headingId="core-technology" title="Core technology" lead={core.lead} />
        <PartCards parts={core.parts} />
      </Section>
      <Section aria-labelledby="key-features">
        <SectionHead headingId="key-features" title="Key features" lead={features.lead} />
        <PartCards parts={features.parts} />
      </Section>
      <Section tone="subtle" aria-labelledby="machines">
        <SectionHead headingId="machines" title={images.title} lead={images.lead} />
        <Grid columns="four">
          {images.items.map(({ image, caption }) => (
            <Figure key={caption} caption={caption}>
              <Picture
                {...pictureOf(image)}
                // Cut out: it stands on the ground of the section.
                color={undefined}
                sizes="(width >= 64rem) 20rem, (width >= 40rem) 50vw, 100vw"
              />
            </Figure>
          ))}
        </Grid>
      </Section>
      <Section ground="dark" aria-labelledby="performance">
        <SectionHead headingId="performance" title="Performance" lead={performance.lead} />
        <MeasureBand measures={performance.measures} />
      </Section>
      <Section aria-labelledby="applications">
        <SectionHead
          headingId="applications"
          title="Industry applications"
          lead={`Six branches in which ${series.name} works, and what each asks of it.`}
        />
        <FeatureGrid features={applications} columns="three" />
      </Section>
      <Section tone="subtle" aria-labelledby="regions">
        <SectionHead
          headingId="regions"
          title="Sales and service"
          lead={`${regions.length} regions in which a machine is sold, commissioned and looked after by people who are there.`}
        />
        <RegionList regions={regions} />
      </Section>
    </>
  );
}
