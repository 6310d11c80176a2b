import { Picture, ProductCarousel } from '@brand/ui';
import { productLine, products } from '../content/home.ts';
import type { StillMedia } from '../content/media.generated.ts';
import * as media from '../content/media.generated.ts';
import { pictureOf } from '../shell/pictures.ts';

/** Front and back of each product. */
const pictures: Record<(typeof products)[number]['id'], { front: StillMedia; back: StillMedia }> = {
  compressor: { front: media.productCompressorFront, back: media.productCompressorBack },
  vacuum: { front: media.productVacuumFront, back: media.productVacuumBack },
  blower: { front: media.productBlowerFront, back: media.productBlowerBack },
  chiller: { front: media.productChillerFront, back: media.productChillerBack },
};

/** The four products in an endless row. */
export function ProductLine() {
  return (
    <ProductCarousel
      label={productLine.label}
      products={products.map(({ id, ...product }) => ({
        ...product,
        front: view(pictures[id].front),
        back: view(pictures[id].back),
      }))}
    />
  );
}

function view(still: StillMedia) {
  return (
    <Picture
      {...pictureOf(still)}
      // Cut out: it stands on the ground of the card.
      color={undefined}
      sizes="(width >= 64rem) 26rem, (width >= 40rem) 50vw, 66vw"
    />
  );
}
