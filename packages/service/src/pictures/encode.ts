import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import type { PictureShape } from '../contract/admin.ts';
import { pictureName } from '../contract/picture-names.ts';

/** Size of every cover in pixels. */
const COVER = { width: 1200, height: 675 };
/** Largest size of a picture that keeps its shape: no narrower than a cover, and tall enough for a drawing. */
const LARGEST = { width: 1200, height: 2400 };
export const MAX_PIXELS = 60_000_000;
/** How many times longer one side of a picture may be than the other. */
const NARROWEST = 10;
const QUALITIES = [80, 70, 60];
const COARSEST = 50;
/** Covers above this size in bytes are encoded again at a lower quality, and so are others in proportion to their area. */
const HEAVY = 60 * 1024;
const NARROW_QUALITY = 72;
/** Number of cached narrow pictures, about 20 KB each. */
const CACHED = 300;

/** Media type of a picture by the signature of its content; undefined for other files. */
export function signatureOf(bytes: Buffer): string | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'image/avif';
  return /^GIF8[79]a/.test(text(0, 6)) ? 'image/gif' : undefined;
}

/** Whether a file has the signature of PNG, JPEG, WebP or AVIF. */
function isPicture(bytes: Buffer): boolean {
  return ![undefined, 'image/gif'].includes(signatureOf(bytes));
}

export interface MadePicture {
  name: string;
  bytes: Uint8Array;
  /** Whether the file was smaller than a cover, so that it looks blurred. */
  enlarged: boolean;
}

/**
 * Encodes a picture as WebP without metadata: cropped to a cover, or in its own shape. Undefined if it cannot be read.
 */
export async function makePicture(
  source: Buffer,
  originalName: string,
  shape: PictureShape,
): Promise<MadePicture | undefined> {
  if (!isPicture(source)) return undefined;
  const made = await encode(source, shape).catch(() => undefined);
  if (!made) return undefined;
  const { bytes, size, enlarged } = made;
  const digest = hash('sha256', bytes, 'hex');
  return { name: pictureName(originalName, digest, size), bytes, enlarged };
}

async function encode(source: Buffer, shape: PictureShape) {
  // Loaded on demand, because it is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { width, height } = (await picture.metadata()).autoOrient;
  // Filling the size makes a narrow picture very large before it is cropped.
  if (Math.max(width, height) > NARROWEST * Math.min(width, height))
    throw new Error('The picture is too narrow.');
  const upright = picture.rotate();
  const isCover = shape === 'cover';
  const resized = isCover
    ? upright.resize({ ...COVER, fit: 'cover', position: 'attention' })
    : upright.resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encodeLight(resized);
  return {
    bytes: data,
    size: isCover ? undefined : { width: info.width, height: info.height },
    enlarged: isCover && (width < COVER.width || height < COVER.height),
  };
}

async function encodeLight(picture: Sharp) {
  for (const quality of QUALITIES) {
    const encoded = await picture.clone().webp({ quality }).toBuffer({ resolveWithObject: true });
    const { width, height, size } = encoded.info;
    if (size <= HEAVY * Math.max(1, (width * height) / (COVER.width * COVER.height)))
      return encoded;
  }
  return picture.webp({ quality: COARSEST }).toBuffer({ resolveWithObject: true });
}

/** Cache of narrow copies as WebP, by width and content (single flight). */
const narrowPictures = new LRUCache<string, { bytes?: Uint8Array }, [Buffer, number]>({
  max: CACHED,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => ({
    bytes: await narrow(...context).catch(() => undefined),
  }),
});

/** A narrower copy; undefined if it is narrow already, animated or unreadable, or would not become smaller. */
export async function narrowPicture(
  source: Buffer,
  width: number,
): Promise<Uint8Array | undefined> {
  const key = `${width} ${hash('sha256', source, 'base64url')}`;
  return (await narrowPictures.fetch(key, { context: [source, width] }))?.bytes;
}

async function narrow(source: Buffer, width: number): Promise<Uint8Array | undefined> {
  if (!isPicture(source)) return undefined;
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS }).rotate();
  const { width: own, pages = 1 } = await picture.metadata();
  if (own <= width || pages > 1) return undefined;
  const bytes = await picture.resize({ width }).webp({ quality: NARROW_QUALITY }).toBuffer();
  return bytes.length < source.length ? bytes : undefined;
}
