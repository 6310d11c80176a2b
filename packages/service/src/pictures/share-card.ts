import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MAX_PIXELS, signatureOf } from './encode.ts';

/** Size in pixels at which social networks show the picture of a shared page. */
const SIZE = { width: 1200, height: 630 };
const QUALITY = 80;
/** Number of cached pictures, about 100 KB each. */
const CACHED = 100;

/** Cache by content (single flight). */
const cards = new LRUCache<string, { bytes?: Uint8Array }, Buffer>({
  max: CACHED,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => ({
    bytes: await encode(context).catch(() => undefined),
  }),
});

/** A picture as JPEG in the size of a shared page, because networks do not show WebP; undefined if it is unreadable. */
export async function shareCard(source: Buffer): Promise<Uint8Array | undefined> {
  if (!signatureOf(source)) return undefined;
  const key = hash('sha256', source, 'base64url');
  return (await cards.fetch(key, { context: source }))?.bytes;
}

async function encode(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...SIZE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
