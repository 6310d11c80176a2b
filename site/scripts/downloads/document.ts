/** Tagged PDF documents in the corporate design: fonts, colours, header and footer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument as PackedDocument } from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { company } from '../../app/company/company.ts';
import { revision } from '../../app/company/documents.ts';
import type { StillMedia } from '../../app/company/media.generated.ts';

/** A document with the root of its structure tree. */
export type Pdf = PDFKit.PDFDocument & { body: PDFKit.PDFStructureElement };
type Element = PDFKit.PDFStructureElement;

export const ink = '#0a1f2e';
export const muted = '#48606f';
export const deep = '#006a93';
export const hairline = '#d3dfe7';
export const frost = '#e4f5fd';

/** Edges of the type area on A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 96, foot: 800 };
export const width = page.right - page.left;

const fontFile = join(
  import.meta.dirname,
  '../../../packages/media/drawn/fonts/archivo-latin.woff2',
);
const publicFolder = join(import.meta.dirname, '../../public');

/** Creates a document with the fonts `text` and `heading`. `finish` adds the footers. */
export async function openDocument(title: string): Promise<Pdf> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: company.name,
      // A fixed date, so that the same data produces the same file.
      CreationDate: new Date(revision.date),
      ModDate: new Date(revision.date),
    },
  });
  const [text, heading] = await fonts();
  pdf.registerFont('text', text);
  pdf.registerFont('heading', heading);
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  return Object.assign(pdf, { body });
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

const pictures = new Map<string, Promise<Buffer>>();

/**
 * A picture of the site as PDF takes it, on white.
 *
 * @param pixels of its width; a PDF of a few pages has to stay small
 */
export function picture({ webp }: Pick<StillMedia, 'webp'>, pixels: number): Promise<Buffer> {
  const largest = webp.split(', ').at(-1)?.split(' ')[0] ?? '';
  const key = `${largest} ${pixels}`;
  const made =
    pictures.get(key) ??
    sharp(join(publicFolder, largest))
      .resize({ width: pixels, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
  pictures.set(key, made);
  return made;
}

/** Adds a page with company name and document title in its header. */
export function addPage(pdf: Pdf, title: string): void {
  pdf.addPage();
  decorate(pdf, 'Pagination', () => {
    pdf.font('heading').fontSize(11).fillColor(ink).text(company.name, page.left, 40);
    pdf.font('text').fontSize(9).fillColor(muted);
    pdf.text(title, page.left, 42, { width, align: 'right' });
  });
  rule(pdf, 62, ink);
}

export function rule(pdf: Pdf, y: number, color = hairline, left = page.left, right = page.right) {
  decorate(pdf, 'Layout', () => {
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke();
  });
}

/** Draws an artifact, which screen readers ignore. */
export function decorate(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => unknown): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** How a text is set. */
export interface Setting extends PDFKit.Mixins.TextOptions {
  font?: 'text' | 'heading';
  size: number;
  color?: string;
  /** Structure element to which it belongs, the document by default. */
  parent?: Element;
  /** Scope of a header cell. */
  scope?: 'Row' | 'Column';
}

/** Writes a text as an element of the structure, such as `H1` or `P`. */
export function write(
  pdf: Pdf,
  type: string,
  text: string,
  x: number,
  y: number,
  setting: Setting,
) {
  const { font = 'text', size, color = ink, parent = pdf.body, scope, ...options } = setting;
  const element = pdf.struct(type, { ...(scope && { scope }) } as object, () => {
    pdf.font(font).fontSize(size).fillColor(color).text(text, x, y, options);
  });
  parent.add(element);
}

/** Draws a figure with an alternative text. */
export function figure(pdf: Pdf, alt: string, draw: () => void): void {
  pdf.body.add(pdf.struct('Figure', { alt }, draw));
}

/** Creates a structure element with children. `scope` is for header cells. */
export function element(
  pdf: Pdf,
  type: string,
  parent: Element,
  options: { scope?: 'Row' | 'Column' } = {},
): Element {
  const made = pdf.struct(type, options as object);
  parent.add(made);
  return made;
}

/** Writes the footer of every page except the cover, and returns the file. */
export async function finish(pdf: Pdf, hasCover: boolean): Promise<Buffer> {
  pdf.body.end();
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start + (hasCover ? 1 : 0); index < start + count; index++) {
    pdf.switchToPage(index);
    rule(pdf, page.foot);
    decorate(pdf, 'Pagination', () => {
      pdf.font('text').fontSize(8).fillColor(muted);
      const line = { width, lineBreak: false };
      const contact = `${company.email}   ${company.phone}`;
      const state = `Revision ${revision.number}, ${revision.date}`;
      pdf.text(contact, page.left, page.foot + 10, line);
      pdf.text(state, page.left, page.foot + 10, { ...line, align: 'center' });
      pdf.text(`${index + 1} / ${count}`, page.left, page.foot + 10, { ...line, align: 'right' });
    });
  }
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return pack(Buffer.concat(parts));
}

/** Compresses objects that pdfkit writes as text. Table tags would be half of the file. */
async function pack(file: Buffer): Promise<Buffer> {
  const packed = await PackedDocument.load(file, { updateMetadata: false });
  return Buffer.from(await packed.save({ useObjectStreams: true }));
}
