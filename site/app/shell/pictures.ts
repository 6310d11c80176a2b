import { modelPictures, type StillMedia } from '@brand/media';
import type { PictureImage } from '@brand/ui';

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

/** Picture of a model for the menu, where all have 70 px per metre. */
export function menuPicture(code: string): PictureImage {
  const path = `/images/models/${code.toLowerCase()}`;
  const [width, height] = (modelPictures.sizes[code] ?? []).map((length) =>
    Math.round((length * 70) / modelPictures.scale),
  );
  return {
    src: `${path}.webp`,
    width,
    height,
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  };
}

function sourcesOf({ avif, webp }: StillMedia, media?: string) {
  return [
    { srcSet: avif, type: 'image/avif', media },
    { srcSet: webp, type: 'image/webp', media },
  ];
}
