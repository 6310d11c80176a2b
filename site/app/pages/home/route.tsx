import { company } from '@brand/catalogue/company';
import { organization } from '@brand/catalogue/structuredData';
import {
  airFilm,
  heroImpellerPortrait,
  homeHero,
  impellerAxial,
  impellerAxialBlurred,
  shaftAdvantages,
  shaftApart,
} from '@brand/media';
import {
  BrandLink,
  Figure,
  Grid,
  Hero,
  MeasureBand,
  PauseMotion,
  Picture,
  RunUp,
  Section,
  SectionHead,
  SplashScreen,
  Stack,
  TechnologyCard,
  Text,
} from '@brand/ui';
import { ProductLine } from '../../blocks/ProductLine.tsx';
import { productLine } from '../../blocks/productLine.ts';
import { Finder } from '../../blocks/selector/Finder.tsx';
import { Actions } from '../../shell/Actions.tsx';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { DutyClosing } from '../../shell/DutyClosing.tsx';
import { Film, HeroFilm } from '../../shell/Film.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { pictureOf } from '../../shell/pictures.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { splashKey } from '../../shell/splash.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Home() {
  const { advantages, technology, industries, performance, contact } = content;
  return (
    <>
      <SplashScreen
        storageKey={splashKey}
        figure={<Picture src="/images/bearing-start.svg" width={280} height={280} fit="own" />}
        gauge={content.opening}
      >
        <BrandLink href="/" name={company.name} mark={<BrandMark />} />
      </SplashScreen>
      <Hero
        headlines={content.headlines}
        media={<HeroFilm film={homeHero} portrait={heroImpellerPortrait} />}
        actions={<Actions items={content.heroActions} />}
        tags={content.sectors}
        control={<PauseMotion />}
        foot={<MeasureBand items={content.heroMeasures} />}
      />
      <Finder tone="subtle" />
      <Section ground="dark" head="sentence" title={advantages.title} lead={advantages.lead}>
        <Stack gap="m">
          <div>
            <Stack screenOnly>
              <Picture
                {...pictureOf(shaftAdvantages, shaftApart)}
                color="transparent"
                sizes="92vw"
              />
            </Stack>
            <MeasureBand items={advantages.items} />
          </div>
          <Text size="small" tone="muted">
            {advantages.note}
          </Text>
        </Stack>
      </Section>
      <Section id="products" head="sentence" title={productLine.title} lead={productLine.lead}>
        <ProductLine />
      </Section>
      <Section id="technology" ground="dark" aria-labelledby="technology-title">
        <SectionHead
          layout="sentence"
          headingId="technology-title"
          title={technology.title}
          lead={technology.lead}
        >
          <Figure number={1} caption={technology.caption}>
            <Film film={airFilm} sizes="(width >= 64rem) 29vw, 92vw" />
          </Figure>
        </SectionHead>
        <RunUp
          counts={technology.counts}
          items={technology.items}
          picture={pictureOf(impellerAxial)}
          blurred={pictureOf(impellerAxialBlurred)}
        />
      </Section>
      <Section id="applications" aria-labelledby="applications-title">
        <SectionHead
          layout="sentence"
          headingId="applications-title"
          title={industries.title}
          lead={industries.lead}
        >
          <Text size="small" tone="muted">
            {industries.note}
          </Text>
        </SectionHead>
        <Grid as="ul" columns="plates" gap="l">
          {industries.items.map(({ still, ...sector }) => (
            <TechnologyCard
              key={sector.title}
              as="li"
              beside
              {...sector}
              media={
                <Picture
                  {...pictureOf(still)}
                  sizes="(width >= 91rem) 34vw, (width >= 64rem) 27vw, (width >= 40rem) 50vw, 33vw"
                />
              }
            />
          ))}
        </Grid>
      </Section>
      <Section
        id="performance"
        ground="dark"
        head="sentence"
        title={performance.title}
        lead={performance.lead}
      >
        <Stack gap="l">
          <MeasureBand items={performance.measures} size="large" />
          <Text size="small" tone="muted">
            {performance.note}
          </Text>
        </Stack>
      </Section>
      <DutyClosing id="contact" ground="light" {...contact} />
      <StructuredData page={page} data={import.meta.env.SSR && [organization()]} />
    </>
  );
}
