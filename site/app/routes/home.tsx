import {
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Figure,
  Hero,
  MeasureBand,
  PauseMotion,
  Picture,
  Section,
  SectionHead,
  Split,
} from '@brand/ui';
import { company, emailHref, phoneHref } from '../content/company.ts';
import * as content from '../content/home.ts';
import { bearingSection, heroImpeller, heroImpellerPortrait } from '../content/media.generated.ts';
import { MachineFinder } from '../home/MachineFinder.tsx';
import { ProductLine } from '../home/ProductLine.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

export const handle: RouteHandle = { hero: true };

export const meta = () => pageMeta({ description: company.description, path: '/' });

export default function Home() {
  const { advantages, finder, productLine, technology, industries, performance, contact } = content;
  return (
    <>
      <Hero
        headlines={content.headlines}
        media={<Picture {...pictureOf(heroImpeller, heroImpellerPortrait)} priority />}
        actions={
          <>
            <ButtonLink href="#products">Explore Products</ButtonLink>
            <ButtonLink href="#contact" tone="quiet">
              Contact Us
            </ButtonLink>
          </>
        }
        tags={content.sectors}
        control={<PauseMotion />}
        foot={<MeasureBand measures={content.heroMeasures} />}
      />
      <Section aria-labelledby="advantages">
        <SectionHead headingId="advantages" title={advantages.title} lead={advantages.lead} />
        <FeatureGrid features={advantages.items} />
      </Section>
      <Section id="finder" tone="subtle" aria-labelledby="finder-title">
        <SectionHead headingId="finder-title" title={finder.title} lead={finder.lead} />
        <MachineFinder />
      </Section>
      <Section id="products" aria-labelledby="products-title">
        <SectionHead headingId="products-title" title={productLine.title} lead={productLine.lead} />
        <ProductLine />
      </Section>
      <Section id="technology" ground="dark" aria-labelledby="technology-title">
        <Split
          headingId="technology-title"
          title={technology.title}
          text={technology.lead}
          points={technology.points}
          media={
            <Figure number={1} caption={technology.caption}>
              <Picture {...pictureOf(bearingSection)} sizes="(width >= 64rem) 50vw, 100vw" />
            </Figure>
          }
        />
      </Section>
      <Section id="applications" aria-labelledby="applications-title">
        <SectionHead
          headingId="applications-title"
          title={industries.title}
          lead={industries.lead}
        />
        <FeatureGrid features={industries.items} />
      </Section>
      <Section id="performance" ground="dark" aria-labelledby="performance-title">
        <SectionHead
          headingId="performance-title"
          title={performance.title}
          lead={performance.lead}
        />
        <MeasureBand measures={performance.measures} />
      </Section>
      <CallToAction
        id="contact"
        ground="light"
        title={contact.title}
        text={contact.text}
        actions={
          <>
            <ButtonLink href={emailHref}>Get a Free Consultation</ButtonLink>
            <ButtonLink href={phoneHref} tone="quiet">
              {company.phone}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
