import {
  ButtonLink,
  CallToAction,
  FeatureGrid,
  Figure,
  Hero,
  MeasureBand,
  PauseMotion,
  Picture,
  ProductCarousel,
  Section,
  Split,
} from '@brand/ui';
import { PageFrame } from '../PageFrame.tsx';
import * as content from './content.ts';

/** The home page of a site: a statement, evidence, the product line and the next step. */
export function HomePage() {
  return (
    <PageFrame path="/">
      <Hero
        headlines={content.headlines}
        media={<Picture {...content.heroImage} priority />}
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
        foot={<MeasureBand items={content.measures} />}
      />
      <Section
        title="Our Advantages"
        lead="Four decisions made at the shaft decide the cost of the machine for the rest of its life."
      >
        <FeatureGrid items={content.advantages} />
      </Section>
      <Section
        id="products"
        tone="subtle"
        title="Our Product Line"
        lead="One shaft, four machines: compressed air, vacuum, process air and cold water."
      >
        <ProductCarousel label="Product line" items={content.products} />
      </Section>
      <Section ground="dark" aria-labelledby="technology">
        <Split
          headingId="technology"
          title="Advanced Technology"
          text="At speed the shaft lifts off its foil and floats. From then on, it touches nothing but air."
          items={content.technology}
          media={
            <Figure number={1} caption="Air-foil bearing, section">
              <Picture {...content.bearing} />
            </Figure>
          }
        />
      </Section>
      <Section title="Industry Applications" lead="The same air for different work.">
        <FeatureGrid items={content.industries} />
      </Section>
      <Section
        ground="dark"
        title="Performance Metrics"
        lead="Stated for the product line as a whole."
      >
        <MeasureBand items={content.performance} />
      </Section>
      <CallToAction
        id="contact"
        ground="light"
        title="Tell us your flow and pressure. We answer within 24 hours."
        text="An application engineer sizes the machine and compares its energy use with yours."
        actions={
          <>
            <ButtonLink href="/contact">Get a Free Consultation</ButtonLink>
            <ButtonLink href="/demo" tone="quiet">
              Schedule Live Demo
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
