/** A page of the house as PDF: its fonts, colours, head and foot. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { company } from '../../app/content/company.ts';
import type { StillMedia } from '../../app/content/media.generated.ts';

export type Pdf = PDFKit.PDFDocument;

export const ink = '#0a1f2e';
export const muted = '#48606f';
export const deep = '#006a93';
export const hairline = '#d3dfe7';
export const frost = '#e4f5fd';
export const night = '#06192a';

/** Edges of the type area on A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 96, foot: 800 };

const fontFile = join(
  import.meta.dirname,
  '../../../packages/media/drawn/fonts/archivo-latin.woff2',
);
const publicFolder = join(import.meta.dirname, '../../public');

/** An empty document with the fonts `text` and `heading`. Pages get their foot from `finish`. */
export async function openDocument(title: string): Promise<Pdf> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: company.name },
  });
  const [text, heading] = await fonts();
  pdf.registerFont('text', text);
  pdf.registerFont('heading', heading);
  return pdf;
}

let loaded: Promise<[Buffer, Buffer]> | undefined;

/** The site's font, with every letter of it, at the two places on its axes that print needs. */
function fonts(): Promise<[Buffer, Buffer]> {
  loaded ??= readFile(fontFile).then((font) =>
    Promise.all([
      subsetFont(font, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: 400, wdth: 100 },
      }),
      subsetFont(font, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: 600, wdth: 110 },
      }),
    ]),
  );
  return loaded;
}

/** Latin 1, and the signs that figures need. */
const characters = `${String.fromCharCode(...Array.from({ length: 224 }, (_, index) => index + 32))}–—×±³²·≤−→’`;

/** A picture of the site as PDF takes it, on white. */
export async function picture({ webp }: StillMedia): Promise<Buffer> {
  const largest = webp.split(', ').at(-1)?.split(' ')[0] ?? '';
  return sharp(join(publicFolder, largest))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** A page with the company's name and the title of the document at its head. */
export function addPage(pdf: Pdf, title: string): void {
  pdf.addPage();
  pdf.font('heading').fontSize(11).fillColor(ink).text(company.name, page.left, 40);
  pdf.font('text').fontSize(9).fillColor(muted);
  pdf.text(title, page.left, 42, { width: page.right - page.left, align: 'right' });
  rule(pdf, 62, ink);
}

export function rule(pdf: Pdf, y: number, color = hairline, left = page.left, right = page.right) {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke();
}

/** Writes the foot of every page but a cover, and returns the file. */
export async function finish(pdf: Pdf, hasCover: boolean): Promise<Buffer> {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start + (hasCover ? 1 : 0); index < start + count; index++) {
    pdf.switchToPage(index);
    rule(pdf, page.foot);
    pdf.font('text').fontSize(8).fillColor(muted);
    pdf.text(`${company.email}   ${company.phone}`, page.left, page.foot + 10, {
      lineBreak: false,
    });
    pdf.text(`${index + 1} / ${count}`, page.left, page.foot + 10, {
      width: page.right - page.left,
      align: 'right',
      lineBreak: false,
    });
  }
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}
