import {
  Breadcrumbs,
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Figure,
  Grid,
  Hero,
  MeasureBand,
  OperatingMap,
  OutlineDrawing,
  Picture,
  PropertyTable,
  Section,
} from '@brand/ui';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.ts';

/** The page of a model: its figures, an operating map of all models, its dimensions and its documents. */
export function ModelPage() {
  return (
    <PageFrame path="/max-series">
      <Hero
        height="content"
        headlines={[{ title: 'MAX50', text: 'An oil-free turbo blower of the MAX series.' }]}
        media={<Picture {...content.blowerFront} priority />}
        mediaPlace="end"
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Request Demo
            </ButtonLink>
          </>
        }
        foot={<MeasureBand items={content.measures} />}
      >
        <Breadcrumbs items={content.path} />
      </Hero>
      <Section title="Specifications" lead="All figures for this model.">
        <PropertyTable label="Specifications of MAX50" items={content.specifications} />
      </Section>
      <Section
        tone="subtle"
        title="Compared with other models"
        lead="The filled rectangle is the flow and pressure that MAX50 covers."
      >
        <OperatingMap items={content.models} marked={['MAX50']} />
      </Section>
      <Section title="Front and back">
        <Grid columns="two">
          <Figure number={1} caption="MAX50, front">
            <Picture {...content.blowerFront} />
          </Figure>
          <Figure number={2} caption="MAX50, back">
            <Picture {...content.blowerBack} />
          </Figure>
        </Grid>
      </Section>
      <Section tone="subtle" title="Outline" lead="The space that the machine needs.">
        <OutlineDrawing
          label="Outline of MAX50"
          items={content.outline}
          note="Connections and clearances are not part of this drawing."
        />
      </Section>
      <Section title="Documents">
        <FeatureGrid
          columns="three"
          items={content.documents.map(({ href, ...document }) => ({
            ...document,
            link: { name: 'Open', href },
          }))}
        />
      </Section>
      <CallToAction
        title="Is it the right one?"
        text="Send us your flow and pressure: an engineer replies with the model and its power at your duty point."
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/max-series" tone="quiet">
              MAX series
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
