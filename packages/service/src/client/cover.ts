import { PICTURE_WIDTHS } from '../contract/index.ts';

/** Covers are uploaded at this size. */
const cover = { width: 1200, height: 675 };

const hrefOf = (image: string) => `/uploads/${encodeURIComponent(image)}`;

/** Cover of a post for social networks, as JPEG. A service that does not encode pictures sends the original. */
export const shareImage = (image: string | null | undefined) =>
  image ? `${hrefOf(image)}?card=1` : undefined;

/** Cover of a post. A service that does not resize pictures sends the original for each width. */
export function coverImage(image: string | null | undefined) {
  if (!image) return undefined;
  const src = hrefOf(image);
  const narrow = PICTURE_WIDTHS.map((width) => `${src}?width=${width} ${width}w`);
  return { src, ...cover, sources: [{ srcSet: [...narrow, `${src} ${cover.width}w`].join(', ') }] };
}
