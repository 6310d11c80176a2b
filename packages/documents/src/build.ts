/** Writes the downloads, an archive of catalogue, series datasheets and brochure, the files for the press, and their sizes. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogueArchive } from '@brand/catalogue/archive';
import { packDocuments } from './archive.ts';
import { makeDocuments } from './documents.ts';
import { inKilobytes } from './fileNotes.ts';
import { makePress } from './press.ts';
import type { Words } from './words.ts';

const sizes = join(import.meta.dirname, 'fileSizes.generated.json');

/** Replaces the files of the folder. */
export async function writeDocuments(folder: string, words: Words): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files = { ...(await makeDocuments(words)), ...(await makePress(words.press)) };
  files[catalogueArchive] = packDocuments(files);
  for (const [href, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, basename(href)), bytes);
  }

  const entries = Object.entries(files)
    .map(([href, { length }]) => [basename(href), inKilobytes(length)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const written = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (written !== readFileSync(sizes, 'utf8')) writeFileSync(sizes, written);
}
