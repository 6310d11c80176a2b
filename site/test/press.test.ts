import { basename } from 'node:path';
import { company } from '@brand/catalogue/company';
import { logoSize, logos, pressKit, printResolution } from '@brand/catalogue/press';
import { fileNote, fileSizes, inKilobytes } from '@brand/documents/fileNotes';
import { makePress } from '@brand/documents/press';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pictures, texts } from '../app/pages/media/press.ts';

let files: Record<string, Buffer>;

beforeAll(async () => {
  files = await makePress({ pictures, texts });
}, 60_000);

function fileOf(href: string): Buffer {
  const file = files[href];
  if (!file) throw new Error(`There is no ${href}`);
  return file;
}

test('the texts on the company have 50 and 150 words', () => {
  const words = texts.map(({ text }) => text.split(/\s+/).length);
  expect(words).toEqual([50, 150]);
  expect(texts.map(({ title }) => title.match(/\d+/)?.[0])).toEqual(['50', '150']);
});

test('the logo is the same as SVG and as PNG, with outlines instead of a font', async () => {
  for (const { svg, png } of Object.values(logos)) {
    const drawing = fileOf(svg).toString();
    expect(drawing).toContain(`<title>${company.name}</title>`);
    expect(drawing).not.toMatch(/<text|currentColor/);
    const { format, width, height, hasAlpha } = await sharp(fileOf(png)).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      ...logoSize,
      hasAlpha: true,
    });
  }
});

test('the pictures are JPEG files at the resolution of print, with a caption', async () => {
  expect(pictures.length).toBeGreaterThan(3);
  for (const { href, caption, print } of pictures) {
    const { format, density, width, height } = await sharp(fileOf(href)).metadata();
    expect({ format, density, width, height }, href).toEqual({
      format: 'jpeg',
      density: printResolution,
      width: print.width,
      height: print.height,
    });
    expect(caption, href).toMatch(/\. Rendering: /);
    expect(width / printResolution, `${href}, inches`).toBeGreaterThan(4);
  }
});

test('the archive has every file, the captions and the texts', () => {
  const packed = unzipSync(fileOf(pressKit));
  const others = Object.keys(files).filter((href) => href !== pressKit);
  expect(Object.keys(packed).toSorted()).toEqual(
    ['captions.txt', 'company.txt', ...others.map((href) => basename(href))].toSorted(),
  );
  const textOf = (name: string) => new TextDecoder().decode(packed[name]);
  for (const { caption } of pictures) expect(textOf('captions.txt')).toContain(caption);
  for (const { text } of texts) expect(textOf('company.txt')).toContain(text);
});

test('the sizes that the page prints are those of the files', () => {
  expect(fileNote(pressKit)).toMatch(/^ZIP, \d\.\d\u00a0MB$/);
  expect(fileNote(logos.dark.png)).toMatch(/^[A-Z]+, \d+\u00a0kB$/);
  for (const [href, { length }] of Object.entries(files)) {
    const advice = `${href}. Run npx -y pnpm@12 build, and commit what it writes.`;
    expect(fileSizes[basename(href)], advice).toBe(inKilobytes(length));
  }
});
