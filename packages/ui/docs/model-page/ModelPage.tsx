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

/** The page of one model: its figures, its place among the others, its outline and its documents. */
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
      <Section title="Specifications" lead="Every figure that is stated for this model.">
        <PropertyTable label="Specifications of MAX50" items={content.specifications} />
      </Section>
      <Section
        tone="subtle"
        title="Among its neighbours"
        lead="The filled rectangle is the flow and pressure that MAX50 covers."
      >
        <OperatingMap items={content.models} marked={['MAX50']} />
      </Section>
      <Section title="From both sides">
        <Grid columns="two">
          <Figure number={1} caption="MAX50, front">
            <Picture {...content.blowerFront} />
          </Figure>
          <Figure number={2} caption="MAX50, back">
            <Picture {...content.blowerBack} />
          </Figure>
        </Grid>
      </Section>
      <Section tone="subtle" title="Outline" lead="The space that the machine takes.">
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
            link: { label: 'Open', href },
          }))}
        />
      </Section>
      <CallToAction
        title="Is it the right one?"
        text="Send flow and pressure: an engineer answers with the model and its power at your duty point."
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
