import { PICTURE_WIDTHS } from '../contract/index.ts';

/** Covers are uploaded at this size. */
const cover = { width: 1200, height: 675 };

/** Cover of a post. A service that does not resize pictures sends the original for each width. */
export function coverImage(image: string | null | undefined) {
  if (!image) return undefined;
  const src = `/uploads/${encodeURIComponent(image)}`;
  const narrow = PICTURE_WIDTHS.map((width) => `${src}?width=${width} ${width}w`);
  return { src, ...cover, sources: [{ srcSet: [...narrow, `${src} ${cover.width}w`].join(', ') }] };
}
