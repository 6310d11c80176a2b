import type { PictureImage } from '@brand/ui';

/** Picture of a model: its path is built from the code. */
export function modelPicture(code: string): PictureImage {
  const path = `/images/models/${code.toLowerCase()}`;
  return {
    src: `${path}.webp`,
    alt: `${code}, seen from the front. Rendering.`,
    width: 768,
    height: 576,
    sources: [{ srcSet: `${path}.avif`, type: 'image/avif' }],
  };
}
