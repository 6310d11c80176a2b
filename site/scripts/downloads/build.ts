/** Writes the files for download, from the data of the pages: datasheets, catalogue and brochure, and all of them in an archive. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { catalogueArchive } from '../../app/content/archive.ts';
import { company } from '../../app/content/company.ts';
import {
  catalogue,
  type Download,
  datasheets,
  serviceBrochure,
} from '../../app/content/downloads.ts';
import { catalogueCover } from '../../app/content/media.generated.ts';
import { hoursOf, offices } from '../../app/content/offices.ts';
import {
  addPage,
  finish,
  ink,
  muted,
  openDocument,
  type Pdf,
  page,
  picture,
  rule,
} from './document.ts';
import { addSeries } from './series.ts';
import { addServices } from './services.ts';

const client = join(import.meta.dirname, '../../build/client');
mkdirSync(join(client, 'downloads'), { recursive: true });

const files: Record<string, Buffer> = {};
for (const datasheet of datasheets) files[datasheet.href] = await datasheetOf(datasheet);
files[catalogue.href] = await catalogueOf(catalogue);
files[serviceBrochure.href] = await brochureOf(serviceBrochure);
for (const [href, bytes] of Object.entries(files)) writeFileSync(join(client, href), bytes);

const named = Object.entries(files).map(([href, bytes]) => [basename(href), bytes]);
// Compressed already: storing them is as good.
writeFileSync(join(client, catalogueArchive), zipSync(Object.fromEntries(named), { level: 0 }));

async function datasheetOf({ title, series }: Download): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  for (const name of series) await addSeries(pdf, name);
  return finish(pdf, false);
}

async function catalogueOf({ title, series }: Download): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  pdf.addPage();
  pdf.image(await picture(catalogueCover), 0, 0, { cover: [page.width, page.height] });
  for (const name of series) await addSeries(pdf, name);
  addOffices(pdf, title);
  return finish(pdf, true);
}

async function brochureOf({ title }: Download): Promise<Buffer> {
  const pdf = await openDocument(`${title} | ${company.name}`);
  addServices(pdf, title);
  addOffices(pdf, title);
  return finish(pdf, false);
}

function addOffices(pdf: Pdf, title: string) {
  addPage(pdf, title);
  pdf.font('heading').fontSize(32).fillColor(ink).text('Global Offices', page.left, page.top);
  const column = (page.right - page.left) / 2;
  offices.forEach((office, index) => {
    const x = page.left + (index % 2) * column;
    const y = 172 + Math.floor(index / 2) * 128;
    rule(pdf, y, ink, x, x + column - 24);
    pdf
      .font('heading')
      .fontSize(14)
      .fillColor(ink)
      .text(office.city, x, y + 12);
    pdf.font('text').fontSize(9.5).fillColor(muted);
    const lines = [office.country, office.address, office.phone, office.email, hoursOf(office)];
    pdf.text(lines.join('\n'), x, y + 34, { width: column - 24, lineGap: 3 });
  });
}
