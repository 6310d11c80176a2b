import { addressOf, phoneHref } from '@brand/catalogue/company';
import { quoteHref } from '@brand/catalogue/selection/links';
import { companyReference } from '@brand/catalogue/structuredData';
import { Figure, Grid, Ledger, Link, MeasureBand, Section, Stack, Steps, Text } from '@brand/ui';
import { useLocation } from 'react-router-dom';
import { LandingPage } from '../../blocks/LandingPage.tsx';
import { productPictures } from '../../blocks/productPictures.ts';
import { Actions } from '../../shell/Actions.tsx';
import { Closing } from '../../shell/Closing.tsx';
import { CutOut } from '../../shell/CutOut.tsx';
import { pageAt, pageRoute } from '../../shell/pageRoute.ts';
import * as content from './content.ts';
import { pages } from './page.ts';

export const { meta, handle } = pageRoute(pages);

export default function ProductPage() {
  const { product, ...page } = pageAt(pages, useLocation().pathname);
  const { front, back } = productPictures[product.id];
  const { hero, features, featureTexts, shaft, request, closing } = content;
  const quote = quoteHref({ product });
  const alternative = content.alternatives[product.id];
  return (
    <LandingPage
      page={page}
      title={product.title}
      text={hero.textOf(product)}
      actions={
        <Actions
          items={[
            { name: hero.quote, href: quote },
            { name: hero.call, href: phoneHref },
          ]}
        />
      }
      media={
        // Its picture has more room above and below.
        <CutOut
          still={front}
          ratio={product.id === 'chiller' ? '3:2' : undefined}
          sizes="(width >= 64rem) 61vw, 100vw"
          priority
        />
      }
      mediaPlace="floor"
      foot={<MeasureBand items={hero.measuresOf(product)} />}
      data={
        import.meta.env.SSR && [
          {
            '@type': 'Product',
            name: product.title,
            description: page.description,
            image: addressOf(front.src),
            url: addressOf(page.path),
            brand: companyReference,
            manufacturer: companyReference,
          },
        ]
      }
    >
      <Section title={features.title} head="stack">
        <Grid columns="figure" gap="l">
          <Ledger
            items={[...product.features, product.highlight].map((title, index) => ({
              title,
              text: featureTexts[product.id]?.[index],
            }))}
          />
          <Figure number={1} caption={features.captionOf(product)}>
            <CutOut still={back} sizes={sizes} />
          </Figure>
        </Grid>
      </Section>
      <Section title={shaft.title} lead={shaft.lead} head="side">
        <Stack gap="l">
          <Ledger items={shaft.items} />
          <Text size="small" tone="muted">
            {shaft.note}
          </Text>
          <Link href="/technologies" tone="standalone">
            {shaft.more}
          </Link>
        </Stack>
      </Section>
      <Section tone="subtle" title={request.title} lead={request.leadOf(product)}>
        <Stack gap="xl">
          <Steps items={(content.needed[product.id] ?? []).map((title) => ({ title }))} />
          {content.sized[product.id] && <Text tone="muted">{content.sized[product.id]}</Text>}
          {alternative && (
            <Link href={alternative.href} tone="standalone">
              {alternative.name}
            </Link>
          )}
        </Stack>
      </Section>
      <Closing
        {...closing}
        actions={[
          { name: hero.quote, href: quote },
          { name: hero.call, href: phoneHref },
        ]}
      />
    </LandingPage>
  );
}

const sizes = '(width >= 64rem) 50vw, 100vw';
