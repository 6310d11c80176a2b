/** Icons of the site, drawn from the mark: favicons, touch icon and manifest icons. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shoot } from '../../chromium.ts';
import { put } from '../../files.ts';
import { paths } from '../../paths.ts';
import { ink, brand } from '../palette.ts';
import { markPath, markSvg } from './mark.ts';

interface Icon {
  file: string;
  size: number;
  /** Size of the mark relative to the icon. */
  share: number;
}

const icons: Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.62 },
  { file: 'icon-192.png', size: 192, share: 0.66 },
  { file: 'icon-512.png', size: 512, share: 0.66 },
  // A mask may cut off everything outside a circle of 80 %. The square of the mark fits into it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.5 },
];

/** Follows the theme of the browser, for contrast on light and dark tabs. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{fill:#006a93}@media(prefers-color-scheme:dark){path{fill:${brand}}}</style><path d="${markPath}"/></svg>\n`;

const tile = (size: number, share: number) =>
  `<!doctype html><style>html,body{margin:0}svg{display:block}</style><svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${ink[900]}"/><svg x="${(size * (1 - share)) / 2}" y="${(size * (1 - share)) / 2}" width="${size * share}" height="${size * share}" viewBox="0 0 24 24"><path fill="${brand}" d="${markPath}"/></svg></svg>`;

/** Builds an .ico file, a directory of pictures that may be PNG. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map((picture) => picture.png)]);
}

/** Writes mark.svg and every icon. */
export async function makeIcons(): Promise<void> {
  await put(join(import.meta.dirname, 'mark.svg'), markSvg());
  await put(join(paths.public, 'favicon.svg'), favicon);
  for (const { file, size, share } of icons) {
    const png = join(paths.work, 'icons', file);
    await shoot({ html: tile(size, share), width: size, height: size, out: png });
    await put(join(paths.public, file), await readFile(png));
  }
  const pictures: { size: number; png: Buffer }[] = [];
  for (const size of [16, 32]) {
    const png = join(paths.work, 'icons', `favicon-${size}.png`);
    await shoot({ html: tile(size, size === 16 ? 1 : 0.84), width: size, height: size, out: png });
    pictures.push({ size, png: await readFile(png) });
  }
  await put(join(paths.public, 'favicon.ico'), ico(pictures));
}
