import {
  BrandLink,
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Figure,
  Hero,
  MeasureBand,
  PauseMotion,
  Section,
  SectionHead,
  SplashScreen,
  Split,
} from '@brand/ui';
import { company } from '../content/company.ts';
import * as content from '../content/home.ts';
import {
  airFoilBearing,
  cardHome,
  heroImpellerPortrait,
  homeHero,
} from '../content/media.generated.ts';
import { MachineFinder } from '../home/MachineFinder.tsx';
import { ProductLine } from '../home/ProductLine.tsx';
import { BrandMark } from '../shell/BrandMark.tsx';
import { Film, HeroFilm } from '../shell/Film.tsx';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';
import { splashKey } from '../shell/splash.ts';
import { organization, StructuredData } from '../shell/structuredData.tsx';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({ description: company.description, path: '/', image: cardHome.src });

export default function Home() {
  const { advantages, finder, productLine, technology, industries, performance, contact } = content;
  return (
    <>
      <SplashScreen storageKey={splashKey}>
        <BrandLink href="/" name={company.name} mark={<BrandMark />} />
      </SplashScreen>
      <Hero
        headlines={content.headlines}
        media={<HeroFilm film={homeHero} portrait={heroImpellerPortrait} />}
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
              <Film film={airFoilBearing} sizes="(width >= 64rem) 50vw, 100vw" />
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
            <ButtonLink href="/contact">Get a Free Consultation</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Schedule Live Demo
            </ButtonLink>
          </>
        }
      />
      <StructuredData data={import.meta.env.SSR && organization()} />
    </>
  );
}
