import {
  ButtonLink,
  CallToAction,
  ClientList,
  EnergySplit,
  FeatureGrid,
  Hero,
  MeasureBand,
  PauseMotion,
  Picture,
  QuoteBlock,
  RegionList,
  Section,
  SectionHead,
  SectionNav,
  Split,
  Stack,
  Timeline,
} from '@brand/ui';
import { Certificates } from '../about/Certificates.tsx';
import { CoreTechnologies } from '../about/CoreTechnologies.tsx';
import * as content from '../content/about.ts';
import * as media from '../content/media.generated.ts';
import { headquarters } from '../content/offices.ts';
import { HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { breadcrumbs, organization, StructuredData } from '../shell/structuredData.tsx';

export const handle: RouteHandle = { hero: true };

const path = '/about-us';
const tabs = content.sections.map(({ id, name }) => ({ name, href: `#${id}` }));

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: media.cardAboutUs.src,
  });

export default function AboutUs() {
  const { overview, energy, headquartersCard, features, clients, presence, milestones } = content;
  const { capacity, test } = headquartersCard.points;
  return (
    <>
      <Hero
        headlines={[content.hero]}
        media={<HeroFilm film={media.pmsmMotor} />}
        mediaPlace="end"
        actions={tabs.map(({ name, href }, index) => (
          <ButtonLink key={href} href={href} tone={index === 0 ? 'primary' : 'quiet'}>
            {name}
          </ButtonLink>
        ))}
        control={<PauseMotion />}
      />
      <SectionNav items={tabs} offset={200} stuckFrom={0.1} label={content.name} />

      <Section id="our-company" aria-labelledby="our-company-title">
        <SectionHead headingId="our-company-title" title={overview.title} lead={overview.lead} />
        <MeasureBand measures={overview.measures} />
      </Section>
      <Section tone="subtle" aria-labelledby="energy-title">
        <Split
          headingId="energy-title"
          title={energy.title}
          text={energy.text}
          media={<EnergySplit caption={energy.caption} parts={energy.parts} />}
        />
      </Section>
      <Section ground="dark" aria-labelledby="headquarters-title">
        <Split
          side="start"
          headingId="headquarters-title"
          title={headquartersCard.title}
          text={headquartersCard.text}
          points={[
            {
              title: `${headquarters.city}, ${headquarters.country}`,
              text: headquarters.address,
            },
            capacity,
            test,
          ]}
          media={
            <Picture {...pictureOf(media.headquarters)} sizes="(width >= 64rem) 50vw, 100vw" />
          }
        />
      </Section>
      <Section aria-labelledby="features-title">
        <SectionHead headingId="features-title" title={features.title} lead={features.lead} />
        <FeatureGrid features={features.items} columns="three" />
      </Section>
      <Section tone="subtle" aria-labelledby="clients-title">
        <SectionHead headingId="clients-title" title={clients.title} lead={clients.lead} />
        <ClientList clients={clients.items.map((name) => ({ name }))} />
      </Section>
      <Section aria-labelledby="presence-title">
        <SectionHead headingId="presence-title" title={presence.title} lead={presence.lead} />
        <RegionList regions={presence.regions} />
      </Section>
      <CoreTechnologies />

      <Section id="vision" tone="subtle" aria-labelledby="vision-title">
        <Stack gap="xxl">
          <SectionHead
            headingId="vision-title"
            title={content.vision.title}
            lead={content.vision.lead}
          />
          <QuoteBlock name={content.vision.missionName}>{content.vision.mission}</QuoteBlock>
          <FeatureGrid
            features={content.vision.goals}
            columns="three"
            aria-label={content.vision.goalsTitle}
          />
        </Stack>
      </Section>
      <Certificates />
      <Section id="milestones" ground="dark" aria-labelledby="milestones-title">
        <SectionHead headingId="milestones-title" title={milestones.title} lead={milestones.lead} />
        <Stack gap="xxl">
          <Timeline items={milestones.items} />
          <MeasureBand measures={milestones.totals} />
        </Stack>
      </Section>
      <CallToAction
        ground="light"
        title={content.closing.title}
        text={content.closing.text}
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/products" tone="quiet">
              View Products
            </ButtonLink>
          </>
        }
      />
      <StructuredData
        data={import.meta.env.SSR && [organization(), breadcrumbs({ name: content.name, path })]}
      />
    </>
  );
}
