import {
  ButtonLink,
  CallToAction,
  ComparisonTable,
  FeatureGrid,
  Grid,
  ProductCard,
  Section,
  Split,
} from '@brand/ui';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { ModelCodes } from '../../blocks/ModelCodes.tsx';
import { ProductLine } from '../../blocks/ProductLine.tsx';
import { productLine } from '../../blocks/productLine.ts';
import { CutOut } from '../../shell/CutOut.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as newSeries from '../new-series/content.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function Products() {
  return (
    <LandingPage {...content.hero} page={page}>
      <Section
        id="turbo-blowers"
        title={content.turboBlowers.title}
        lead={content.turboBlowers.lead}
      >
        <Grid as="ul">
          {content.series.map(({ title, front, back, ...series }, index) => (
            <ProductCard
              key={title}
              as="li"
              title={title}
              {...series}
              front={<CutOut still={front} sizes={sizes} priority={index === 0} />}
              back={<CutOut still={back} sizes={sizes} />}
            />
          ))}
        </Grid>
      </Section>
      <Section id="choice" tone="subtle" title={content.choice.title} lead={content.choice.lead}>
        <ComparisonTable
          label={content.choice.label}
          properties={content.choice.properties}
          items={content.choice.items}
          note={<ModelCodes text={content.choice.note} />}
        />
      </Section>
      <Section title={content.tools.title} lead={content.tools.lead}>
        <FeatureGrid columns="three" items={content.tools.items} />
      </Section>
      <Section ground="dark" aria-labelledby="new-series-title">
        <Split
          headingId="new-series-title"
          title={newSeries.hero.title}
          text={newSeries.hero.text}
          actions={<ButtonLink href="/products/new-series">See the new models</ButtonLink>}
          media={<CutOut still={newSeries.image} sizes={sizes} />}
        />
      </Section>
      <Section title={productLine.title} lead={productLine.lead} id="product-line">
        <ProductLine />
      </Section>
      <CallToAction
        title={content.finder.title}
        text={content.finder.text}
        actions={
          <>
            <ButtonLink href="/products/selector">{content.finder.action}</ButtonLink>
            <ButtonLink href="/contact" tone="quiet">
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}

const sizes = '(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw';
