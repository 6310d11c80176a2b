// The theme must win although it is imported first.
import './theme.css';
import '@brand/ui/styles.css';
import { BrandLink } from '@brand/ui/brand-link';
import { Button } from '@brand/ui/button';
import { FaqAccordion } from '@brand/ui/faq-accordion';
import type { NavigationItem } from '@brand/ui/navigation-menu';
import { ProductCarousel } from '@brand/ui/product-carousel';
import { SiteHeader } from '@brand/ui/site-header';
import { SpecTable } from '@brand/ui/spec-table';
import { createRoot } from 'react-dom/client';
import { notice, wide } from './Notice.css.ts';

const navigation: NavigationItem[] = [
  { type: 'simple', name: 'Home', href: '/' },
  {
    type: 'dropdown',
    name: 'Products',
    href: '/products',
    links: [{ name: 'Pumps', href: '/pumps' }],
  },
];
const items = [
  { id: 'one', question: 'How far does it turn down?', answer: 'To 40 % of its flow.' },
];
const products = ['Blower', 'Compressor', 'Pump', 'Chiller'].map((title) => ({
  title,
  text: 'On air.',
  features: ['Oil-free'],
  front: <svg width="400" height="300" />,
}));
const properties = [{ key: 'flow', label: 'Flow rate', unit: 'm³/min' }];
const models = [
  { code: 'A', values: { flow: '40–60' } },
  { code: 'B', values: { flow: '60–90' } },
];

/** Passes an optional prop on. With `exactOptionalPropertyTypes`, the prop must accept `undefined`. */
function Header({ path }: { path?: string }) {
  const brand = <BrandLink name="Other brand" href="/" />;
  return <SiteHeader brand={brand} items={navigation} path={path} />;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <Header path="/" />
      <main>
        <h1>Fresh</h1>
        <p className={notice}>A block of our own</p>
        <ProductCarousel items={products} label="Product line" headingLevel={2} />
        <SpecTable
          properties={properties}
          items={models}
          label="Specifications"
          defaultValue="A"
          onValueChange={() => {}}
        />
        <FaqAccordion items={items} headingLevel={2} />
        <Button className={wide}>Contact</Button>
      </main>
    </>,
  );
}
