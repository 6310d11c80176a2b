import { coverImage } from '@brand/service/client';
import { pictureSize } from '@brand/service/contract/admin';
import type { PictureImage } from '@brand/ui';

/** A stored picture in the shape that it was stored in. */
export function storedPicture(name: string): PictureImage | undefined {
  const size = pictureSize(name);
  return size ? { src: `/uploads/${encodeURIComponent(name)}`, ...size } : coverImage(name);
}
