/** Writes the downloads, an archive of catalogue, series datasheets and brochure, the files for the press, and a module with their sizes. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalogueArchive } from '@brand/catalogue/archive';
import { revision } from '@brand/catalogue/documents';
import { catalogue, datasheets, serviceBrochure } from '@brand/catalogue/downloads';
import { zipSync } from 'fflate';
import { makeDocuments } from './documents.ts';
import { makePress } from './press.ts';
import { sizesModule } from './sizes.ts';
import type { Words } from './words.ts';

const sizes = join(import.meta.dirname, '../../catalogue/src/fileSizes.generated.ts');

/** Replaces the files of the folder. */
export async function writeDocuments(folder: string, words: Words): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files = { ...(await makeDocuments(words)), ...(await makePress(words.press)) };
  const packed = [...datasheets, catalogue, serviceBrochure].map(({ href }) => [
    basename(href),
    files[href],
  ]);
  files[catalogueArchive] = Buffer.from(
    // PDFs are compressed already. The archive stores local time, so this is the same in every time zone.
    zipSync(Object.fromEntries(packed), { level: 0, mtime: new Date(`${revision.date}T00:00`) }),
  );
  for (const [href, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, basename(href)), bytes);
  }

  const module = sizesModule(files);
  if (module !== readFileSync(sizes, 'utf8')) writeFileSync(sizes, module);
}
