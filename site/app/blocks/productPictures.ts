import type { Product } from '@brand/catalogue/products';
import type { StillMedia } from '@brand/media';
import * as media from '@brand/media';

/** Front and back of each product. */
export const productPictures: Record<Product['id'], { front: StillMedia; back: StillMedia }> = {
  compressor: { front: media.productCompressorFront, back: media.productCompressorBack },
  vacuum: { front: media.productVacuumFront, back: media.productVacuumBack },
  blower: { front: media.productBlowerFront, back: media.productBlowerBack },
  chiller: { front: media.productChillerFront, back: media.productChillerBack },
};
