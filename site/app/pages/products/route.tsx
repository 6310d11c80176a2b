import {
  ButtonLink,
  ComparisonTable,
  FeatureGrid,
  LineUp,
  PageHead,
  Picture,
  Section,
  Split,
} from '@brand/ui';
import { ProductLine } from '../../blocks/ProductLine.tsx';
import { productLine } from '../../blocks/productLine.ts';
import { modelPicture } from '../../blocks/series/modelPicture.ts';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { CutOut } from '../../shell/CutOut.tsx';
import { measured } from '../../shell/measured.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';
import { StructuredData } from '../../shell/StructuredData.tsx';
import * as newSeries from '../new-series/content.ts';
import * as content from './content.ts';
import { page } from './page.ts';
import { withModelLinks } from './withModelLinks.tsx';

export const { meta, handle } = pageRoute(page);

export default function Products() {
  return (
    <>
      <PageHead
        size="page"
        title={measured(content.hero.title)}
        text={content.hero.text}
        actions={<Actions items={content.hero.actions} />}
      />
      <LineUp
        id="turbo-blowers"
        aria-label={content.series.label}
        scale={scale}
        items={content.series.items.map(({ model, ...item }) => ({
          ...item,
          machines: [{ image: <Picture {...modelPicture(model, scale)} /> }],
        }))}
      />
      <Section id="choice" tone="subtle" title={content.choice.title} lead={content.choice.lead}>
        <ComparisonTable
          label={content.choice.label}
          properties={content.choice.properties}
          items={content.choice.items}
          note={withModelLinks(content.choice.note)}
        />
      </Section>
      <Section title={content.tools.title} lead={content.tools.lead} head="ruled">
        <FeatureGrid columns="rows" items={content.tools.items} />
      </Section>
      <Section ground="dark" aria-labelledby="new-series-title">
        <Split
          headingId="new-series-title"
          {...newSeries.hero}
          text={measured(newSeries.hero.text)}
          actions={<ButtonLink href="/products/new-series">See the new models</ButtonLink>}
          media={<CutOut still={newSeries.image} sizes={sizes} color="transparent" />}
        />
      </Section>
      <Section title={productLine.title} lead={productLine.lead} head="stack" id="product-line">
        <ProductLine />
      </Section>
      <Closing {...content.finder} />
      <StructuredData page={page} />
    </>
  );
}

/** Pixels per metre of the line-up in the widest window. */
const scale = 150;
const sizes = '(width >= 64rem) 52vw, 100vw';
