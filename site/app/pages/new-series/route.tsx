import { ButtonLink, CallToAction, FeatureGrid, LineUp, Picture, Section } from '@brand/ui';
import { Comparison } from '../../blocks/comparison/Comparison.tsx';
import { ModelTable } from '../../blocks/comparison/ModelTable.tsx';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
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
      actions={
        <>
          <ButtonLink href="/products/selector">{products.finder.action}</ButtonLink>
          <ButtonLink href="#models" tone="quiet">
            {content.table.title}
          </ButtonLink>
        </>
      }
    >
      <LineUp
        aria-label={content.lineUp.label}
        scale={scale}
        items={content.lineUp.items.map(({ code, ...item }) => ({
          ...item,
          name: code,
          image: <Picture {...modelPicture(code, scale)} priority />,
        }))}
      />
      <Section title={content.reasons.title} lead={content.reasons.lead}>
        <FeatureGrid items={content.reasons.items} columns="three" />
      </Section>
      <Section id="models" tone="subtle" title={content.table.title} head="ruled">
        <ModelTable
          label={content.table.label}
          models={content.table.models}
          note={content.table.note}
        />
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

/** Pixels per metre of the line-up in the widest window. */
const scale = 200;
