/** Files for the press: the logo as SVG and PNG, pictures as JPEG, and an archive of both with captions and texts. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { company } from '@brand/catalogue/company';
import { revision } from '@brand/catalogue/documents';
import {
  logoInks,
  logoScale,
  logoSize,
  logos,
  pressKit,
  printResolution,
} from '@brand/catalogue/press';
import { paths } from '@brand/media/paths';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { largestFile } from './document.ts';
import type { Words } from './words.ts';

export async function makePress({
  pictures,
  texts,
}: Words['press']): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [ground, { svg, png }] of Object.entries(logos)) {
    const drawing = await logo(logoInks[ground as keyof typeof logos]);
    files[svg] = Buffer.from(drawing);
    files[png] = await sharp(files[svg], { density: 72 * logoScale })
      .resize(logoSize)
      .png()
      .toBuffer();
  }
  for (const { href, print } of pictures) {
    files[href] = await sharp(largestFile(print))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .withMetadata({ density: printResolution })
      .toBuffer();
  }
  const captions = pictures.map(({ href, caption }) => `${basename(href)}\r\n${caption}\r\n`);
  const packed = {
    ...Object.fromEntries(Object.entries(files).map(([href, bytes]) => [basename(href), bytes])),
    'captions.txt': Buffer.from(captions.join('\r\n')),
    'company.txt': Buffer.from(
      texts.map(({ title, text }) => `${title}\r\n\r\n${text}\r\n`).join('\r\n'),
    ),
  };
  // Pictures are compressed already. The archive stores local time, so that the same data produces the same file in every time zone.
  const mtime = new Date(`${revision.date}T00:00`);
  files[pressKit] = Buffer.from(zipSync(packed, { level: 0, mtime }));
  return files;
}

/** Clear space around the logo: half the height of its mark. */
const clear = 12;

async function logo(ink: string): Promise<string> {
  const drawing = await readFile(join(paths.package, 'drawn/brand/wordmark.svg'), 'utf8');
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  const box = [-clear, -clear, Number(width) + 2 * clear, Number(height) + 2 * clear];
  return drawing
    .replace(/viewBox="[^"]*"/, `viewBox="${box.map((one) => Number(one.toFixed(1))).join(' ')}"`)
    .replace(/<title>[^<]*/, `<title>${company.name}`)
    .replace('currentColor', ink);
}
