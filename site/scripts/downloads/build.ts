/**
 * Runs before the build of the pages, which print the sizes of these files: writes the downloads, and an archive of
 * catalogue, series datasheets and brochure, into `public/downloads`, and their sizes into a module.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { catalogueArchive } from '@brand/catalogue/archive';
import { revision } from '@brand/catalogue/documents';
import { catalogue, datasheets, serviceBrochure } from '@brand/catalogue/downloads';
import { makeDocuments } from './documents.ts';
import { sizesModule } from './sizes.ts';

const site = join(import.meta.dirname, '../..');
const folder = join(site, 'public/downloads');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const files = await makeDocuments();
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

const sizes = join(site, '../packages/catalogue/src/fileSizes.generated.ts');
const module = sizesModule(files);
if (module !== readFileSync(sizes, 'utf8')) writeFileSync(sizes, module);
