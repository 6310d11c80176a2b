/// <reference path="./subset-font.d.ts" />
/// <reference path="./pdfkit.d.ts" />
/** Documents in the corporate design, tagged as PDF/UA-1 requires: fonts, colours, lines, bookmarks, header and footer. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '@brand/catalogue/company';
import { revision, revisionText } from '@brand/catalogue/documents';
import type { StillMedia } from '@brand/media';
import { paths } from '@brand/media/paths';
import {
  PDFDocument as PackedDocument,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
} from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import subsetFont from 'subset-font';

type Element = PDFKit.PDFStructureElement;

/** A document with the root of its structure tree, and its headings in order. */
export type Pdf = PDFKit.PDFDocument & { body: Element; headings: Heading[] };

export interface Heading {
  /** 1 for `H1`. */
  level: number;
  text: string;
  /** Its page, counted from 0, and the page's object. */
  index: number;
  page: PDFKit.PDFKitReference;
  /** Upper edge in points. */
  top: number;
  bookmark: PDFKit.PDFOutline;
}

export const ink = '#0a1f2e';
export const muted = '#48606f';
export const deep = '#006a93';
export const hairline = '#d3dfe7';
export const frost = '#e4f5fd';

/** Edges of the type area on A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 84, foot: 800 };
export const width = page.right - page.left;
/** Between columns of text, in points. */
const gutter = 16;
/** Position and width of one of several columns. */
export function columnOf(index: number, count: number): { x: number; width: number } {
  const inner = (width - gutter * (count - 1)) / count;
  return { x: page.left + index * (inner + gutter), width: inner };
}

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
    // The types of pdfkit know only the subsets of PDF/A.
    subset: 'PDF/UA' as never,
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
  return Object.assign(pdf, { body, headings: [] });
}

let loaded: Promise<[Buffer, Buffer]> | undefined;

/** Subsets of the site's font for text and headings: a PDF cannot contain a variable font. */
function fonts(): Promise<[Buffer, Buffer]> {
  loaded ??= readFile(join(paths.fonts, 'archivo-latin.woff2')).then((font) =>
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

/** File of the widest version of a picture of the site. */
export function largestFile({ webp }: Pick<StillMedia, 'webp'>): string {
  return join(paths.public, webp.split(', ').at(-1)?.split(' ')[0] ?? '');
}

/** A picture of the site as JPEG, which a PDF can contain. @param pixels maximum width; fewer make a smaller file */
export function picture(image: Pick<StillMedia, 'webp'>, pixels: number): Promise<Buffer> {
  const largest = largestFile(image);
  const key = `${largest} ${pixels}`;
  const made =
    pictures.get(key) ??
    sharp(largest)
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

export interface Setting {
  font?: 'text' | 'heading';
  /** In points, like all lengths. */
  size: number;
  color?: string;
  /** By default up to the right edge of the type area. */
  width?: number;
  align?: 'left' | 'right';
  characterSpacing?: number;
  /** Added to the height of a line. */
  lineGap?: number;
  /** Fails if the text needs more than one line. */
  isOneLine?: boolean;
  /** Structure element to which it belongs, the document by default. */
  parent?: Element;
  /** Scope of a header cell. */
  scope?: 'Row' | 'Column';
}

/** Writes a text as an element such as `H1` or `P`, and sets `y` to its bottom edge. Headings become bookmarks. */
export function write(
  pdf: Pdf,
  type: string,
  text: string,
  x: number,
  y: number,
  setting: Setting,
) {
  const { font = 'text', size, color = ink, parent = pdf.body, scope, ...options } = setting;
  const { width: room = page.right - x, align, isOneLine, lineGap = 0, ...look } = options;
  const element = pdf.struct(type, { scope }, () => {
    pdf.font(font).fontSize(size).fillColor(color);
    const widthOf = (line: string) => pdf.widthOfString(line.trimEnd(), look);
    const lines = linesOf(text, room, widthOf);
    if (isOneLine && lines.length > 1) {
      throw new Error(`“${text}” is wider than ${room} points.`);
    }
    const height = pdf.currentLineHeight(true) + lineGap;
    lines.forEach((line, index) => {
      const start = align === 'right' ? x + room - widthOf(line) : x;
      // With a width, pdfkit would divide the line again.
      pdf.text(line, start, y + index * height, { ...look, lineBreak: false });
    });
    pdf.y = y + lines.length * height;
    if (pdf.y > page.foot) throw new Error(`“${text}” does not fit on its page.`);
  });
  parent.add(element);
  const level = /^H(\d)$/.exec(type)?.[1];
  if (level) addHeading(pdf, Number(level), text, y);
}

/** Words that belong to the next one: figures, and abbreviations before a figure, as in `DIN 2576`. */
const pieces = /(?:(?:[+±<≤−×\d][^ ]*(?<![,;:.])|[A-Z]+(?= \d)) )*[^ ]+ */g;

/** Divides a text into lines. Ranges, phone numbers and figures stay whole: pdfkit would break after every dash. */
export function linesOf(
  text: string,
  room: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const piece of text.match(pieces) ?? []) {
    const line = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && widthOf(line) <= room) lines[lines.length - 1] = line;
    else lines.push(piece);
    if (widthOf(piece) > room) throw new Error(`“${piece}” is wider than ${room} points.`);
  }
  return lines;
}

function addHeading(pdf: Pdf, level: number, text: string, top: number) {
  const parent = pdf.headings.findLast((heading) => heading.level < level)?.bookmark ?? pdf.outline;
  const place = { expanded: level === 1, top: top - 12, left: page.width };
  const { start, count } = pdf.bufferedPageRange();
  pdf.headings.push({
    level,
    text,
    index: start + count - 1,
    page: pdf.page.dictionary,
    top,
    bookmark: parent.addItem(text, place),
  });
}

/** Position of a drawing on its page, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a figure with an alternative text, within a box. */
export function figure(pdf: Pdf, alt: string, box: Box, draw: () => void): void {
  const bbox: [number, number, number, number] = [
    box.x,
    box.y,
    box.x + box.width,
    box.y + box.height,
  ];
  pdf.body.add(pdf.struct('Figure', { alt, bbox }, draw));
}

/** Creates a structure element with children. `scope` is for header cells. */
export function element(
  pdf: Pdf,
  type: string,
  parent: Element,
  options: { scope?: 'Row' | 'Column' } = {},
): Element {
  const made = pdf.struct(type, options);
  parent.add(made);
  return made;
}

const numbered = { O: 'List', ListNumbering: 'Decimal' };

/** Writes a list, numbered or not, and returns its bottom edge. */
export function list(
  pdf: Pdf,
  items: readonly string[],
  x: number,
  y: number,
  { isNumbered = false, ...setting }: Setting & { isNumbered?: boolean },
): number {
  const parent = element(pdf, 'L', pdf.body);
  if (isNumbered) Object.assign(parent.dictionary.data, { A: numbered });
  const indent = isNumbered ? 20 : 0;
  let top = y;
  items.forEach((item, index) => {
    const entry = element(pdf, 'LI', parent);
    if (isNumbered) write(pdf, 'Lbl', `${index + 1}.`, x, top, { ...setting, parent: entry });
    const room = (setting.width ?? page.right - x) - indent;
    write(pdf, 'LBody', item, x + indent, top, { ...setting, width: room, parent: entry });
    top = pdf.y + 5;
  });
  return top;
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
      pdf.text(contact, page.left, page.foot + 10, line);
      pdf.text(revisionText, page.left, page.foot + 10, { ...line, align: 'center' });
      pdf.text(`${index + 1} / ${count}`, page.left, page.foot + 10, { ...line, align: 'right' });
    });
  }
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return pack(Buffer.concat(parts), pdf.headings.filter(({ level }) => level <= 2).length);
}

/**
 * Compresses objects that pdfkit writes as text: table tags would be half of the file. It also completes the outline,
 * and removes the list of characters of each font, which lacks the parts of letters with accents.
 *
 * @param visible bookmarks that are visible before any is opened
 */
async function pack(file: Buffer, visible: number): Promise<Buffer> {
  const packed = await PackedDocument.load(file, { updateMetadata: false });
  const { context, catalog } = packed;
  for (const [, object] of context.enumerateIndirectObjects()) {
    const characters = object instanceof PDFDict && object.get(PDFName.of('CIDSet'));
    if (!(object instanceof PDFDict && characters instanceof PDFRef)) continue;
    object.delete(PDFName.of('CIDSet'));
    context.delete(characters);
  }
  catalog.lookup(PDFName.of('Outlines'), PDFDict).set(PDFName.of('Count'), PDFNumber.of(visible));
  return Buffer.from(await packed.save({ useObjectStreams: true }));
}
