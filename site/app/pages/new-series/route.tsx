import { newModels } from '@brand/catalogue/models';
import { ButtonLink, CallToAction, FeatureGrid, Section, Stack } from '@brand/ui';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { ModelTable } from '../../blocks/comparison/ModelTable.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { ModelCards } from '../../blocks/series/ModelCards.tsx';
import { CutOut } from '../../shell/CutOut.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import * as products from '../products/content.ts';
import * as content from './content.ts';
import { page } from './page.ts';

export const { meta, handle } = pageRoute(page);

export default function NewSeries() {
  return (
    <LandingPage
      {...content.hero}
      page={page}
      media={<CutOut still={content.image} sizes="(width >= 64rem) 62vw, 100vw" priority />}
    >
      <Section title={content.reasons.title} lead={content.reasons.lead}>
        <FeatureGrid items={content.reasons.items} columns="three" />
      </Section>
      <Section tone="subtle" title={content.table.title} head="ruled">
        <Stack gap="xxxl">
          <ModelCards models={newModels} />
          <ModelTable label={content.table.label} models={newModels} note={content.table.note} />
        </Stack>
      </Section>
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact">Contact Sales</ButtonLink>
            <ButtonLink href="/products/selector" tone="quiet">
              {products.finder.action}
            </ButtonLink>
          </>
        }
      />
      <Comparison />
    </LandingPage>
  );
}
