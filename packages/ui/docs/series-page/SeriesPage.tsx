import {
  ButtonLink,
  CallToAction,
  ComparisonTable,
  FeatureGrid,
  Grid,
  Heading,
  Hero,
  MeasureBand,
  Picture,
  PropertyTable,
  Section,
  SectionNav,
  SpecTable,
  Stack,
  TechnologyCard,
} from '@brand/ui';
import { useState } from 'react';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.tsx';

const tabs = [
  { name: 'Overview', href: '#overview' },
  { name: 'Specifications', href: '#specifications' },
  { name: 'Models', href: '#models' },
];

/** The page of a product series: introduction, technology, specifications and model selection. */
export function SeriesPage() {
  const [model, setModel] = useState('MAX50');
  return (
    <PageFrame path="/max-series">
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
        foot={<MeasureBand items={content.measures} />}
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
      <Section
        id="overview"
        title="Where it works"
        lead="Four machines for the plants that need the most air."
      >
        <FeatureGrid items={content.applications} columns="three" />
      </Section>
      <Section
        ground="dark"
        title="Core technology"
        lead="Large machines stop because of wear and heat. Air prevents both."
      >
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
      <Section
        id="specifications"
        title="Specifications"
        lead="Select a model: it is marked here and under Models."
      >
        <Stack gap="xxxl">
          <SpecTable
            label="Specifications of the MAX series"
            properties={content.properties}
            items={content.models}
            value={model}
            onValueChange={setModel}
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
      <Section id="models" tone="subtle" title="Models" lead="The same shaft, in four sizes.">
        <ComparisonTable
          label="Comparison of the MAX series"
          properties={content.properties}
          items={content.models}
          highlighted={model}
        />
      </Section>
      <CallToAction
        title="Four machines. One of them is yours."
        text="Send us your flow and pressure: an engineer replies with the model and its power at your duty point."
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Request Demo
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
