import {
  ButtonLink,
  CallToAction,
  FeatureGrid,
  ModelGrid,
  Picture,
  Section,
  SectionHead,
  SpecTable,
  Stack,
} from '@brand/ui';
import { cardProducts } from '../content/media.generated.ts';
import * as content from '../content/newSeries.ts';
import * as products from '../content/products.ts';
import { LandingPage } from '../landing/LandingPage.tsx';
import { modelPicture } from '../series/modelPicture.ts';
import { printedIn, propertiesIn } from '../series/specification.ts';
import { pageMeta } from '../shell/meta.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/products/new-series';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardProducts.src,
  });

const properties = propertiesIn('metric');

/** Each leads to its series, where it is chosen. */
const models = content.newModels.map((model) => ({
  ...printedIn('metric', model),
  href: `/${model.series.toLowerCase()}-series?model=${model.code}#models`,
}));

export default function NewSeries() {
  return (
    <LandingPage
      {...content.hero}
      name={content.name}
      path={path}
      parents={[{ name: products.name, path: '/products' }]}
    >
      <Section aria-labelledby="reasons">
        <SectionHead
          headingId="reasons"
          title={content.reasons.title}
          lead={content.reasons.lead}
        />
        <FeatureGrid features={content.reasons.items} columns="three" />
      </Section>
      <Section tone="subtle" aria-labelledby="new-models">
        <SectionHead headingId="new-models" title={content.table.title} />
        <Stack gap="xxxl">
          <ModelGrid
            properties={properties.cards}
            models={models.map((model) => ({
              ...model,
              image: (
                <Picture
                  {...modelPicture(model.code)}
                  sizes="(width >= 75rem) 20rem, (width >= 40rem) 50vw, 100vw"
                />
              ),
            }))}
          />
          <SpecTable
            label={content.table.label}
            properties={properties.table}
            models={models}
            note={content.table.note}
          />
        </Stack>
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/#finder" tone="quiet">
              {products.finder.action}
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}
