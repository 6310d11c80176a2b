import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** Number of changed pixels. */
  pixels: number;
  /** Bounding box of the changed pixels: left, top, width and height in px. */
  box: [left: number, top: number, width: number, height: number];
  /** Digest of the pixels in the box before and after, to find stories with the same change. */
  change: string;
  /** The new screenshot, faded, with the changed pixels in red, as PNG. */
  png: Buffer;
}

/** Compares screenshots without tolerance. Pixels of only one of them count as changed. @returns undefined if equal */
export async function compare(before: string, after: string): Promise<Difference | undefined> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([before, after].map((file) => read(file, width, height)));
  if (!one || !other || one.equals(other)) return undefined;

  const drawn = new Uint8Array(width * height * 4);
  pixelmatch(one, other, drawn, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [214, 0, 54],
    checkerboard: false,
  });
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const { pixels, box } = extent(one, other, width);
  return { pixels, box, change: digestOf([one, other], box, width), png };
}

function digestOf(
  pictures: Buffer[],
  [left, top, columns, rows]: Difference['box'],
  width: number,
) {
  const digest = createHash('sha256').update(String(columns));
  for (const picture of pictures) {
    for (let y = top; y < top + rows; y += 1) {
      const start = (y * width + left) * 4;
      digest.update(picture.subarray(start, start + columns * 4));
    }
  }
  return digest.digest('hex').slice(0, 16);
}

/** Raw pixels, padded with transparent ones on the right and at the bottom. */
async function read(file: string, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return picture
    .extend({ right: width - size.width, bottom: height - size.height, background })
    .raw()
    .toBuffer();
}

function extent(one: Buffer, other: Buffer, width: number): Pick<Difference, 'pixels' | 'box'> {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  let pixels = 0;
  for (let byte = 0; byte < one.length; byte += 4) {
    if (one.readUInt32LE(byte) === other.readUInt32LE(byte)) continue;
    const x = (byte / 4) % width;
    const y = Math.floor(byte / 4 / width);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
    pixels += 1;
  }
  return { pixels, box: [left, top, right - left + 1, bottom - top + 1] };
}
