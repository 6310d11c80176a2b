import { products } from '@brand/catalogue/products';
import { ProductCarousel } from '@brand/ui';
import { CutOut } from '../shell/CutOut.tsx';
import { productLine } from './productLine.ts';
import { productPictures } from './productPictures.ts';

/** Carousel of the four products. */
export function ProductLine() {
  return (
    <ProductCarousel
      label={productLine.label}
      items={products.map(({ id, ...product }) => ({
        ...product,
        front: <CutOut still={productPictures[id].front} sizes={sizes} color="transparent" />,
        back: <CutOut still={productPictures[id].back} sizes={sizes} color="transparent" />,
      }))}
    />
  );
}

const sizes = '(width >= 64rem) 29vw, (width >= 40rem) 50vw, 66vw';
