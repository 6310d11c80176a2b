import {
  BrandLink,
  ButtonLink,
  CallToAction,
  ComparisonTable,
  FeatureGrid,
  Grid,
  Heading,
  Hero,
  MeasureBand,
  ModelGrid,
  Picture,
  PropertyTable,
  Section,
  SectionHead,
  SectionNav,
  SiteFooter,
  SiteHeader,
  SkipLink,
  SpecTable,
  Stack,
  TechnologyCard,
} from '@brand/ui';
import { useState } from 'react';
import * as content from './content.tsx';

const tabs = [
  { name: 'Overview', href: '#overview' },
  { name: 'Specifications', href: '#specifications' },
  { name: 'Models', href: '#models' },
  { name: 'Comparison', href: '#comparison' },
];

/** The page of a series: what it is, what is inside, every figure, and the choice of a model. */
export function SeriesPage() {
  const [model, setModel] = useState('MAX50');
  return (
    <>
      <SkipLink />
      <SiteHeader
        brand={<BrandLink name="Brand" href="/" />}
        items={content.navigation}
        path="/max-series"
        overlay
      />
      <main id="main" tabIndex={-1}>
        <Hero
          headlines={[content.hero]}
          media={<Picture {...content.heroImage} priority />}
          actions={
            <>
              <ButtonLink href="#models">Explore models</ButtonLink>
              <ButtonLink href="#specifications" tone="quiet">
                Specifications
              </ButtonLink>
            </>
          }
          foot={<MeasureBand measures={content.measures} />}
        />
        <SectionNav
          label="MAX series"
          items={tabs}
          action={
            <ButtonLink href="/contact" size="small">
              Contact Sales
            </ButtonLink>
          }
        />
        <Section id="overview" aria-labelledby="applications">
          <SectionHead
            headingId="applications"
            title="Where it works"
            lead="Four machines for the plants that need the most air."
          />
          <FeatureGrid features={content.applications} columns="three" />
        </Section>
        <Section ground="dark" aria-labelledby="technology">
          <SectionHead
            headingId="technology"
            title="Core technology"
            lead="A large machine is stopped by what wears and by what overheats. Both are met by air."
          />
          <Grid columns="two" as="ul">
            {content.parts.map(({ image, ...part }) => (
              <TechnologyCard
                key={part.title}
                as="li"
                {...part}
                media={<Picture {...image} ratio="16:9" />}
              />
            ))}
          </Grid>
        </Section>
        <Section id="specifications" aria-labelledby="datasheet">
          <SectionHead
            headingId="datasheet"
            title="Specifications"
            lead="Choose a model: it is marked here, among the models and in the comparison."
          />
          <Stack gap="xxxl">
            <SpecTable
              label="Specifications of the MAX series"
              properties={content.properties}
              models={content.models}
              selected={model}
              onSelectedChange={setModel}
            />
            <Grid columns="two">
              {content.sheets.map((sheet) => (
                <Stack key={sheet.label}>
                  <Heading level={3}>{sheet.label}</Heading>
                  <PropertyTable {...sheet} />
                </Stack>
              ))}
            </Grid>
          </Stack>
        </Section>
        <Section id="models" tone="subtle" aria-labelledby="cards">
          <SectionHead headingId="cards" title="Models" lead="The same shaft, in four sizes." />
          <ModelGrid
            properties={content.cardProperties}
            models={content.models.map((one) => ({
              ...one,
              image: <Picture {...content.modelImage} />,
            }))}
            selected={model}
            onSelectedChange={setModel}
          />
        </Section>
        <Section id="comparison" aria-labelledby="side-by-side">
          <SectionHead headingId="side-by-side" title="Comparison" />
          <ComparisonTable
            label="Comparison of the MAX series"
            properties={content.properties}
            models={content.models}
            selected={model}
          />
        </Section>
        <CallToAction
          title="Four machines. One of them is yours."
          text="Send flow and pressure: an engineer answers with the model and its power at your duty point."
          actions={
            <>
              <ButtonLink href="/contact">Contact Sales</ButtonLink>
              <ButtonLink href="/demo" tone="quiet">
                Request Demo
              </ButtonLink>
            </>
          }
        />
      </main>
      <SiteFooter {...content.footer} brand={<BrandLink name="Brand" href="/" />} owner="Brand" />
    </>
  );
}
