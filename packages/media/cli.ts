/**
 * Renders and encodes the site's media.
 *
 *   node cli.ts                  everything
 *   node cli.ts NAME…            these assets (`*` matches any part of a name)
 *   node cli.ts --encode NAME…   encode rendered masters
 *   node cli.ts --manifest       manifest and model pictures only
 *   node cli.ts --icons          brand mark and icons
 *   node cli.ts --map            the world map
 *   node cli.ts --list           list of the catalogue
 */
import { setPriority } from 'node:os';
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue/index.ts';
import type { Asset } from './catalogue/types.ts';
import { makeIcons } from './drawn/brand/icons.ts';
import { makeWorldMap } from './drawn/world-map.ts';
import { encode } from './encode.ts';
import { writeModelImages } from './models.ts';
import { paths } from './paths.ts';
import { missingPackages, render, sourceOf } from './render.ts';
import { folderSize, writeManifest } from './writeManifest.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    encode: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
    map: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

function select(names: readonly string[]): readonly Asset[] {
  if (names.length === 0) return catalogue;
  const chosen = names.flatMap((name) => {
    const found = catalogue.filter((asset) => matchesGlob(asset.name, name));
    if (found.length === 0)
      throw new Error(`The catalogue has no asset named "${name}". See: node cli.ts --list`);
    return found;
  });
  return [...new Set(chosen)];
}

async function main(): Promise<void> {
  setPriority(19);
  if (values.list) {
    for (const { name, kind, subject, maker } of catalogue)
      console.log(`${name.padEnd(40)} ${kind.padEnd(6)} ${subject.padEnd(14)} ${maker.by}`);
    return;
  }
  if (values.icons) {
    await makeIcons();
    return;
  }
  if (values.map) {
    await makeWorldMap();
    return;
  }
  if (!values.manifest) {
    const assets = select(positionals);
    const packages = missingPackages(assets, values.encode);
    if (packages.length > 0) {
      console.error(
        `These need more programs. Install:\n  sudo apt-get install --no-install-recommends ${packages.join(' ')}`,
      );
      process.exitCode = 1;
      return;
    }
    for (const asset of assets) {
      const started = Date.now();
      try {
        if (!values.encode) await render(asset);
        await encode(asset, sourceOf(asset));
      } catch (error) {
        console.error(`${asset.name}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
        continue;
      }
      console.log(`${asset.name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
    }
  }
  await writeModelImages();
  const missing = await writeManifest();
  if (missing.length > 0) console.log(`Not rendered yet: ${missing.join(', ')}`);
  console.log(`All media: ${(folderSize(paths.media) / 1e6).toFixed(1)} MB`);
}

await main();
