import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pictureScale } from '@brand/catalogue/modelPictures';
import { models } from '@brand/catalogue/models';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { modelImages } from '../catalogue/models.ts';
import { type Film, limits } from '../catalogue/types.ts';
import { coverFile, filmFile, publicUrl } from '../files.ts';
import { digestOf, measured } from '../measured.ts';
import * as manifest from '../media.generated.ts';
import { modelFile } from '../models.ts';
import { paths } from '../paths.ts';
import { exportName, folderSize } from '../writeManifest.ts';

type Still = manifest.StillMedia;
const { modelMedia, ...entries } = manifest;
const all = Object.entries(entries) as [string, Still | manifest.FilmMedia | manifest.CardMedia][];

const addresses = (set: string) => set.split(', ').map((part) => part.split(' ')[0] ?? '');
const stillAddresses = (still: Still) => [...addresses(still.avif), ...addresses(still.webp)];

function addressesOf(entry: Still | manifest.FilmMedia | manifest.CardMedia): string[] {
  if (entry.kind === 'still') return [...stillAddresses(entry), entry.src];
  if (entry.kind === 'film') return [entry.mp4, entry.webm, ...stillAddresses(entry.poster)];
  return [entry.src];
}

const fileOf = (address: string) => join(paths.public, address);
const sizeOf = (address: string) => statSync(fileOf(address)).size;

describe('catalogue', () => {
  test('every entry has an alternative text', () => {
    for (const { name, alt } of catalogue) expect(alt.length, name).toBeGreaterThan(10);
  });

  test('alternative texts say what is seen, not that it is a picture', () => {
    for (const { name, alt } of catalogue)
      expect(alt, name).not.toMatch(
        /\b(?:illustration|image|photo\w*|picture|rendering) ?(?:of|\.|,)/i,
      );
  });
});

describe('manifest', () => {
  test('contains only assets of the catalogue', () => {
    const known = new Set(catalogue.map(({ name }) => exportName(name)));
    expect(all.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('contains every asset of the catalogue except covers', () => {
    const held = new Set(all.map(([name]) => name));
    const promised = catalogue.filter(({ kind }) => kind !== 'cover');
    expect(promised.map(({ name }) => exportName(name)).filter((name) => !held.has(name))).toEqual(
      [],
    );
  });

  test('lists only existing files', () => {
    const missing = all
      .flatMap(([, entry]) => addressesOf(entry))
      .filter((address) => !existsSync(fileOf(address)));
    expect(missing).toEqual([]);
  });

  test('lists every file in media/', () => {
    const named = new Set(all.flatMap(([, entry]) => addressesOf(entry)));
    const files = readdirSync(paths.media, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => publicUrl(join(entry.parentPath, entry.name)));
    expect(files.filter((address) => !named.has(address))).toEqual([]);
  });

  test('states the width and height of every picture', async () => {
    for (const [name, entry] of all) {
      if (entry.kind === 'card') {
        expect(await dimensions(entry.src), name).toEqual([entry.width, entry.height]);
        continue;
      }
      const still = entry.kind === 'film' ? entry.poster : entry;
      for (const set of [still.avif, still.webp]) {
        const largest = addresses(set).at(-1) ?? '';
        expect(await dimensions(largest), largest).toEqual([still.width, still.height]);
      }
      expect(still.color, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

async function dimensions(address: string): Promise<[number, number]> {
  const { width, height } = await sharp(fileOf(address)).metadata();
  return [width, height];
}

describe('sizes', () => {
  test('pictures and posters are within their limits', () => {
    for (const [name, entry] of all) {
      if (entry.kind === 'card') expect(sizeOf(entry.src), name).toBeLessThanOrEqual(limits.card);
      else if (entry.kind === 'still') {
        for (const address of stillAddresses(entry))
          expect(sizeOf(address), address).toBeLessThanOrEqual(limits.still);
      } else {
        for (const address of stillAddresses(entry.poster)) {
          const width = Number(/-(\d+)\.\w+$/.exec(address)?.[1]);
          expect(sizeOf(address), address).toBeLessThanOrEqual(limits.poster(width));
        }
      }
    }
  });

  test('films are within their limits', () => {
    for (const film of films) {
      for (const format of ['mp4', 'webm'] as const) {
        expect(statSync(filmFile(film, format)).size, `${film.name}.${format}`).toBeLessThanOrEqual(
          limits.film(film.width),
        );
      }
    }
  });

  test('all media are within 60 MB', () => {
    expect(
      folderSize(paths.media) +
        folderSize(join(paths.public, 'images')) +
        folderSize(paths.blogImages),
    ).toBeLessThanOrEqual(limits.total);
  });

  test('every article cover is in the catalogue, 1200 × 675 and at most 60 KB', async () => {
    const covers = catalogue.filter(({ kind }) => kind === 'cover');
    expect(covers.length).toBeGreaterThanOrEqual(10);
    expect(readdirSync(paths.blogImages).sort()).toEqual(
      covers.map(({ name }) => basename(coverFile(name))).sort(),
    );
    for (const { name } of covers) {
      const { width, height } = await sharp(coverFile(name)).metadata();
      expect([width, height], name).toEqual([1200, 675]);
      expect(statSync(coverFile(name)).size, name).toBeLessThanOrEqual(limits.cover);
    }
  });
});

const films = catalogue.filter(
  (asset): asset is Film => asset.kind === 'film' && asset.name in measured(),
);

describe('loops', () => {
  // A seam is visible if the change from the last frame to the first is larger than between other frames.
  test.each(Object.entries(measured()))('%s has no seam', (_, { seam, step, largestStep }) => {
    expect(seam).toBeLessThanOrEqual(Math.max(largestStep, step * 1.5) + 0.25);
  });

  test('have been measured since they were encoded', () => {
    for (const film of films)
      expect(measured()[film.name]?.digest, film.name).toBe(digestOf(filmFile(film, 'mp4')));
  });

  test('last from 4 to 8 seconds', () => {
    for (const { name, frames, repeat = 1, fps } of films) {
      expect((frames * repeat) / fps, name).toBeGreaterThanOrEqual(4);
      expect((frames * repeat) / fps, name).toBeLessThanOrEqual(8);
    }
  });
});

describe('models', () => {
  test('each of the 46 codes has its pictures', () => {
    expect(Object.keys(modelImages)).toHaveLength(46);
    expect(modelImages['RMX10-C060']).toEqual({ front: 'rmx-s-front', back: 'rmx-s-back' });
    expect(modelImages['EMX50-C080']).toEqual({ front: 'emx-m-front', back: 'emx-m-back' });
    expect(modelImages['RMX125-C080']).toEqual({ front: 'rmx-l-front', back: 'rmx-l-back' });
    expect(modelImages.MAX125).toEqual({ front: 'max125-front', back: 'max125-back' });
  });

  test('every picture belongs to a code', () => {
    const known = new Set(Object.keys(modelImages).map((code) => code.toLowerCase()));
    const codes = readdirSync(join(paths.public, 'images', 'models')).map((file) =>
      file.replace(/(-back)?\.(avif|webp)$/, ''),
    );
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });

  test('every code in the manifest has a picture at its path', () => {
    for (const code of Object.keys(modelMedia)) {
      expect(existsSync(modelFile(code, 'webp')), code).toBe(true);
      expect(existsSync(modelFile(code, 'avif')), code).toBe(true);
    }
  });
});

describe('pictures of the models', () => {
  const pictures = models.map(({ code, picture }) => [code, picture] as const);

  test('have the sizes in the catalogue', async () => {
    for (const [code, size] of pictures) {
      for (const format of ['avif', 'webp'] as const) {
        const { width, height } = await sharp(modelFile(code, format)).metadata();
        expect({ width, height }, code).toEqual(size);
      }
    }
  });

  test('have every machine on a floor 0.1 m above their lower edge', async () => {
    for (const [code] of pictures) {
      const { data, info } = await sharp(modelFile(code, 'webp'))
        .raw()
        .toBuffer({ resolveWithObject: true });
      let lowest = 0;
      for (let pixel = 0; pixel < info.width * info.height; pixel++) {
        if ((data[pixel * 4 + 3] ?? 0) > 230) lowest = Math.floor(pixel / info.width);
      }
      expect(Math.abs(info.height - lowest - pictureScale / 10), code).toBeLessThan(
        pictureScale / 25,
      );
    }
  });
});

describe('icons', () => {
  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %d pixels', async (file, size) => {
    expect(await dimensions(`/${file}`)).toEqual([size, size]);
  });
});
