import {
  ButtonLink,
  CallToAction,
  Grid,
  Picture,
  ProductCard,
  Section,
  SectionHead,
  Split,
} from '@brand/ui';
import { productLine } from '../content/home.ts';
import { cardProducts, type StillMedia } from '../content/media.generated.ts';
import * as newSeries from '../content/newSeries.ts';
import * as content from '../content/products.ts';
import { ProductLine } from '../home/ProductLine.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { pageMeta } from '../shell/meta.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { RouteHandle } from '../shell/Shell.tsx';

const path = '/products';

export const handle: RouteHandle = { hero: true };

export const meta = () =>
  pageMeta({
    title: content.name,
    description: content.description,
    path,
    image: cardProducts.src,
  });

export default function Products() {
  return (
    <LandingPage {...content.hero} name={content.name} path={path}>
      <Section id="turbo-blowers" aria-labelledby="turbo-blowers-title">
        <SectionHead
          headingId="turbo-blowers-title"
          title={content.turboBlowers.title}
          lead={content.turboBlowers.lead}
        />
        <Grid as="ul">
          {content.series.map(({ title, front, back, ...series }, index) => (
            <ProductCard
              key={title}
              as="li"
              name={title}
              {...series}
              front={view(front, index === 0)}
              back={view(back)}
            />
          ))}
        </Grid>
      </Section>
      <Section ground="dark" aria-labelledby="new-series-title">
        <Split
          headingId="new-series-title"
          title={newSeries.hero.title}
          text={newSeries.hero.text}
          actions={<ButtonLink href="/products/new-series">See the new models</ButtonLink>}
          media={view(newSeries.image)}
        />
      </Section>
      <Section id="product-line">
        <SectionHead title={productLine.title} lead={productLine.lead} />
        <ProductLine />
      </Section>
      <CallToAction
        title={content.finder.title}
        text={content.finder.text}
        actions={
          <>
            <ButtonLink href="/#finder">{content.finder.action}</ButtonLink>
            <ButtonLink href="/contact" tone="quiet">
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    </LandingPage>
  );
}

function view(still: StillMedia, first = false) {
  return (
    <Picture
      {...pictureOf(still)}
      // Cut out: it stands on the ground of the card.
      color={undefined}
      priority={first}
      sizes="(width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw"
    />
  );
}
