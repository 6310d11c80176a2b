import { hash } from 'node:crypto';
import { slugify } from './store/search-text.ts';

/** Size of every stored picture in pixels: what covers and figures of posts are shown in. */
const SIZE = { width: 1200, height: 675 };
const MAX_PIXELS = 60_000_000;
const QUALITIES = [80, 70, 60];
const COARSEST = 50;
/** Pictures above this many bytes are encoded again, more coarsely. */
const HEAVY = 60 * 1024;
const NARROW_QUALITY = 72;
/** Narrow pictures that are remembered, some 20 KB each; the oldest go first. */
const REMEMBERED = 300;

/** Whether bytes begin as PNG, JPEG, WebP or AVIF do. */
export function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 3) === '\xff\xd8\xff' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}

export interface MadePicture {
  name: string;
  bytes: Uint8Array;
}

/**
 * Cuts a picture to its size and encodes it as WebP, without what the camera noted. Undefined
 * when it cannot be read.
 */
export async function makePicture(
  source: Buffer,
  originalName: string,
): Promise<MadePicture | undefined> {
  if (!isPicture(source)) return undefined;
  const bytes = await encode(source).catch(() => undefined);
  if (!bytes) return undefined;
  const stem = slugify(originalName.replace(/\.\w+$/, ''))
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 60);
  const name = `${stem || 'picture'}-${hash('sha256', bytes, 'hex').slice(0, 10)}.webp`;
  return { name, bytes };
}

async function encode(source: Buffer): Promise<Buffer> {
  // Loaded when there is something to cut: it is large.
  const { default: sharp } = await import('sharp');
  const cut = sharp(source, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...SIZE, fit: 'cover', position: 'attention' });
  for (const quality of QUALITIES) {
    const bytes = await cut.clone().webp({ quality }).toBuffer();
    if (bytes.length <= HEAVY) return bytes;
  }
  return cut.webp({ quality: COARSEST }).toBuffer();
}

/** Makes pictures narrower, as WebP, each once. */
export class NarrowPictures {
  readonly #made = new Map<string, Promise<Uint8Array | undefined>>();

  /** Undefined when the picture is narrow enough already, moves, or cannot be read. */
  make(source: Buffer, width: number): Promise<Uint8Array | undefined> {
    const key = `${width} ${hash('sha256', source, 'base64url')}`;
    const made = this.#made.get(key) ?? narrow(source, width).catch(() => undefined);
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (oldest && this.#made.size > REMEMBERED) this.#made.delete(oldest);
    return made;
  }
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
