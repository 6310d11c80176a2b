import { products } from '@brand/catalogue/products';
import { definePage } from '../../shell/page.ts';
import { page as parent } from '../products/page.ts';

/** One page for each product, except the blower, which links to its series. */
export const pages = products
  .filter(({ href }) => !href.includes('#'))
  .map((product) => ({
    ...definePage({
      path: product.href,
      title: product.title,
      searchTitle: `Oil-free ${product.title.toLowerCase()} on air-foil bearings`,
      description: `${product.text} Sized for your plant. ${product.highlight}.`,
      group: 'Products',
      card: 'products',
      parents: [parent],
    }),
    product,
  }));
