/** Writes the downloads, and an archive of catalogue, series datasheets and brochure. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { catalogueArchive } from '../../app/company/archive.ts';
import { revision } from '../../app/company/documents.ts';
import { catalogue, datasheets, serviceBrochure } from '../../app/company/downloads.ts';
import { sizeOf } from '../../app/company/fileNotes.ts';
import { makeDocuments } from './documents.ts';

const client = join(import.meta.dirname, '../../build/client');
mkdirSync(join(client, 'downloads'), { recursive: true });

const files = await makeDocuments();
for (const [href, bytes] of Object.entries(files)) writeFileSync(join(client, href), bytes);

const packed = [...datasheets, catalogue, serviceBrochure].map(({ href }) => [
  basename(href),
  files[href],
]);
// PDFs are compressed already.
const archive = zipSync(Object.fromEntries(packed), { level: 0, mtime: revision.date });
writeFileSync(join(client, catalogueArchive), archive);

for (const [href, { length }] of Object.entries({ ...files, [catalogueArchive]: archive })) {
  const size = length / 1000;
  if (Math.abs(size - sizeOf(href)) > 0.1 * sizeOf(href)) {
    throw new Error(`State ${size.toPrecision(2)} kB for ${href} in app/company/fileNotes.ts.`);
  }
}
