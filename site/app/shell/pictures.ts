import type { StillMedia } from '@brand/media';
import type { PictureImage } from '@brand/ui';

/** Props for `Picture`, with an optional crop for phones and tablets. */
export function pictureOf(still: StillMedia, portrait?: StillMedia): PictureImage {
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

function sourcesOf({ avif, webp }: StillMedia, media?: string) {
  return [
    { srcSet: avif, type: 'image/avif', media },
    { srcSet: webp, type: 'image/webp', media },
  ];
}
