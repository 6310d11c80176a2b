/** Pictures at `images/models/{lower-cased code}`, copied from the render of the model's size family. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetNamed } from './catalogue/index.ts';
import { modelImages } from './catalogue/models.ts';
import { put, stillFile } from './files.ts';
import { paths } from './paths.ts';

const modelWidth = 768;

export function modelFile(code: string, format: 'avif' | 'webp'): string {
  return join(paths.public, 'images', 'models', `${code.toLowerCase()}.${format}`);
}

/** Copies the encoded pictures. Returns codes of models whose render does not exist yet. */
export async function writeModelImages(): Promise<string[]> {
  const missing: string[] = [];
  for (const [code, { front }] of Object.entries(modelImages)) {
    const asset = assetNamed(front);
    for (const format of ['avif', 'webp'] as const) {
      const source = asset.kind === 'still' ? stillFile(asset, modelWidth, format) : '';
      if (source && existsSync(source)) await put(modelFile(code, format), await readFile(source));
      else if (format === 'webp') missing.push(code);
    }
  }
  return missing;
}
