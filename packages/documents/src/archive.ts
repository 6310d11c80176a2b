/** The archive of documents: catalogue, series datasheets and service brochure. */
import { basename } from 'node:path';
import { revision } from '@brand/catalogue/documents';
import { catalogue, datasheets, serviceBrochure } from '@brand/catalogue/downloads';
import { zipSync } from 'fflate';

export function packDocuments(files: Readonly<Record<string, Buffer>>): Buffer {
  const packed = [...datasheets, catalogue, serviceBrochure].map(({ href }) => {
    const bytes = files[href];
    if (!bytes) throw new Error(`There is no ${href}`);
    return [basename(href), bytes];
  });
  // PDFs are compressed already. The archive stores local time, so this is the same in every time zone.
  const mtime = new Date(`${revision.date}T00:00`);
  return Buffer.from(zipSync(Object.fromEntries(packed), { level: 0, mtime }));
}
