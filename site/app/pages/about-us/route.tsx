import { headquarters } from '@brand/catalogue/offices';
import { organization } from '@brand/catalogue/structuredData';
import * as media from '@brand/media';
import {
  ClientList,
  DotChart,
  EnergySplit,
  Grid,
  Heading,
  Hero,
  Ledger,
  MeasureBand,
  OfficeMap,
  PauseMotion,
  Picture,
  PropertyTable,
  Section,
  SectionHead,
  SectionNav,
  Split,
  Stack,
  Text,
  Timeline,
} from '@brand/ui';
import { worldMap } from '../../blocks/worldMap.ts';
import { Actions } from '../../shell/Actions.tsx';
import { DutyClosing } from '../../shell/DutyClosing.tsx';
import { HeroFilm } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { bleeding, pictureOf } from '../../shell/pictures.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { Certificates } from './Certificates.tsx';
import { CoreTechnologies } from './CoreTechnologies.tsx';
import * as content from './content.ts';
import { page } from './page.ts';

const tabs = content.sections.map(({ id, name }) => ({ name, href: `#${id}` }));

export const { meta, handle } = pageRoute(page);

export default function AboutUs() {
  const { overview, energy, headquartersCard, features, clients, presence, milestones } = content;
  const { capacity, test } = headquartersCard.points;
  return (
    <>
      <Hero
        headlines={[content.hero]}
        media={<HeroFilm film={media.maxHero} />}
        actions={<Actions items={tabs} />}
        mediaPlace="wide"
        control={<PauseMotion />}
        foot={<MeasureBand items={content.hero.measures} />}
      />
      <SectionNav items={tabs} offset={200} stuckFrom={0.1} label={page.title} />

      <Section id="our-company" title={overview.title} lead={overview.lead} head="sentence" />
      <Section tone="subtle" aria-labelledby="energy-title">
        <Split
          headingId="energy-title"
          title={energy.title}
          text={energy.text}
          media={<EnergySplit caption={energy.caption} items={energy.parts} />}
        />
      </Section>
      <Section ground="dark" space="none" aria-labelledby="headquarters-title">
        <Split
          bleed
          side="start"
          headingId="headquarters-title"
          title={headquartersCard.title}
          text={headquartersCard.text}
          items={[
            { title: `${headquarters.city}, ${headquarters.country}`, text: headquarters.address },
            capacity,
            test,
          ]}
          media={<Picture {...pictureOf(media.testBench)} sizes={bleeding} />}
        />
      </Section>
      <Section title={features.title} lead={features.lead} head="side">
        <Ledger items={features.items} />
      </Section>
      <Section tone="subtle" title={clients.title} lead={clients.lead} head="side">
        <ClientList items={clients.items.map((name) => ({ name }))} />
      </Section>
      <Section title={presence.title} lead={presence.lead} head="stack">
        <Grid columns="split">
          <Ledger items={presence.regions} />
          <OfficeMap choice="none" drawing={worldMap} items={presence.places} />
        </Grid>
      </Section>
      <CoreTechnologies />

      <Section
        id="vision"
        tone="subtle"
        title={content.vision.title}
        lead={content.vision.mission}
        head="sentence"
      >
        <SectionHead
          layout="ruled"
          headingLevel={3}
          title={content.vision.goalsTitle}
          lead={content.vision.goalsLead}
        />
        <Grid>
          {content.vision.goals.map(({ title, targets, result }) => (
            <Stack key={title} gap="s">
              <Heading level={4}>{title}</Heading>
              <PropertyTable large label={title} items={targets} />
              <Text size="small" tone="muted">
                {result}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Certificates />
      <Section
        id="milestones"
        ground="dark"
        title={milestones.title}
        lead={milestones.lead}
        head="sentence"
      >
        <Stack gap="xxl">
          <Timeline items={milestones.items} />
          <Stack gap="l">
            <Heading level={3}>{milestones.totalsTitle}</Heading>
            <DotChart {...milestones.dots} />
            <MeasureBand items={milestones.totals} size="large" />
          </Stack>
        </Stack>
      </Section>
      <DutyClosing ground="light" {...content.closing} />
      <StructuredData page={page} data={import.meta.env.SSR && [organization()]} />
    </>
  );
}
