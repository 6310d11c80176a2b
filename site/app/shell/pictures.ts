import { type PictureSize, pictureScale } from '@brand/catalogue/modelPictures';
import type { StillMedia } from '@brand/media';
import type { PictureImage } from '@brand/ui';

/** `sizes` of a picture that fills its side of a `Split` to the edges, whose height makes it wider than its side. */
export const bleeding = '(width >= 64rem) max(58vw, 76rem), 100vw';

/** Props for `Picture`, with an optional crop for phones and tablets. */
export function pictureOf(still: StillMedia, portrait?: StillMedia) {
  const { src, width, height, color, alt } = still;
  return {
    src,
    width,
    height,
    color,
    alt,
    sources: [...(portrait ? sourcesOf(portrait, '(width < 64rem)') : []), ...sourcesOf(still)],
  };
}

/** A picture without the ground that others show until they are loaded. */
export const cutOut = (still: StillMedia) => ({ ...pictureOf(still), color: 'transparent' });

/** Picture of a machine, at a path built from its name, with `scale` pixels per metre. */
export function machinePicture(name: string, size: PictureSize, scale: number) {
  const path = `/images/models/${name.toLowerCase()}`;
  const scaled = (length: number) => Math.round((length * scale) / pictureScale);
  return {
    src: `${path}.webp`,
    width: scaled(size.width),
    height: scaled(size.height),
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  } satisfies PictureImage;
}

function sourcesOf({ avif, webp }: StillMedia, media?: string) {
  return [
    { srcSet: avif, type: 'image/avif', media },
    { srcSet: webp, type: 'image/webp', media },
  ];
}
