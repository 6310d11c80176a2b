import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pictureName } from '../contract/picture-names.ts';

/** Size of every stored picture in pixels, for covers and figures of posts. */
const SIZE = { width: 1200, height: 675 };
const MAX_PIXELS = 60_000_000;
/** How many times longer one side of a picture may be than the other. */
const NARROWEST = 10;
const QUALITIES = [80, 70, 60];
const COARSEST = 50;
/** Pictures above this size in bytes are encoded again at a lower quality. */
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

/** Crops a picture and encodes it as WebP without metadata; undefined if it cannot be read. */
export async function makePicture(
  source: Buffer,
  originalName: string,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  if (!isPicture(source)) return undefined;
  const bytes = await encode(source).catch(() => undefined);
  if (!bytes) return undefined;
  return { name: pictureName(originalName, hash('sha256', bytes, 'hex')), bytes };
}

async function encode(source: Buffer): Promise<Buffer> {
  // Loaded on demand, because it is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { width, height } = await picture.metadata();
  // Filling the size makes a narrow picture very large before it is cropped.
  if (Math.max(width, height) > NARROWEST * Math.min(width, height))
    throw new Error('The picture is too narrow.');
  const cut = picture.rotate().resize({ ...SIZE, fit: 'cover', position: 'attention' });
  for (const quality of QUALITIES) {
    const bytes = await cut.clone().webp({ quality }).toBuffer();
    if (bytes.length <= HEAVY) return bytes;
  }
  return cut.webp({ quality: COARSEST }).toBuffer();
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
