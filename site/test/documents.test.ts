import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { catalogueArchive } from '@brand/catalogue/archive';
import { company } from '@brand/catalogue/company';
import { dataSet, datasheetHref, revision } from '@brand/catalogue/documents';
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '@brand/catalogue/downloads';
import { compared, printFigure, printFigureWithUnit } from '@brand/catalogue/modelFigures';
import {
  type Model,
  models,
  modelsOf,
  type SeriesName,
  seriesNames,
} from '@brand/catalogue/models';
import { hoursOf, type Office, offices } from '@brand/catalogue/offices';
import { openFiguresText } from '@brand/catalogue/openFigures';
import { planHours, plans } from '@brand/catalogue/plans';
import { responseLevels } from '@brand/catalogue/responseLevels';
import { noteOf } from '@brand/catalogue/seriesNotes';
import { fromBase, unitSystems } from '@brand/catalogue/units';
import { packDocuments } from '@brand/documents/archive';
import { mapAxes } from '@brand/documents/charts';
import { english, european, toCsv, toJson } from '@brand/documents/dataSet';
import { linesOf, page } from '@brand/documents/document';
import { makeDocuments } from '@brand/documents/documents';
import { fileNote, fileType, inKilobytes } from '@brand/documents/fileNotes';
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { blog } from '../app/blog/content.ts';
import * as downloads from '../app/pages/downloads/content.ts';
import * as manual from '../app/pages/max-installation/content.ts';
import { power } from '../app/pages/model/content.ts';
import { words } from '../documents.ts';

const { chapters, withQuote } = manual;

interface Read {
  text: string;
  /** Runs of text on each page, in the order of the file. */
  lines: readonly (readonly Line[])[];
  pages: number;
  title: unknown;
  language: unknown;
  /** Roles in reading order. */
  roles: readonly string[];
  bookmarks: readonly Bookmark[];
  /** Page and text of each link. */
  links: readonly { from: number; to: number; name: string }[];
}

interface Line {
  text: string;
  /** Height above the lower edge of the page, in points. */
  y: number;
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

let files: Record<string, Buffer>;

beforeAll(async () => {
  files = await makeDocuments(words);
}, 60_000);

const reads = new Map<string, Promise<Read>>();

function read(href: string): Promise<Read> {
  const started = reads.get(href) ?? readFrom(fileOf(href));
  reads.set(href, started);
  return started;
}

function fileOf(href: string): Buffer {
  const file = files[href];
  if (!file) throw new Error(`There is no ${href}`);
  return file;
}

async function readFrom(file: Buffer): Promise<Read> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const roles: string[] = [];
  const pieces: string[] = [];
  const lines: Line[][] = [];
  const links: { from: number; to: number; name: string }[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.filter((item) => 'str' in item);
    for (const { str, hasEOL } of runs) pieces.push(str, hasEOL ? '\n' : '');
    lines.push(runs.map(({ str, transform }) => ({ text: str, y: Number(transform[5]) })));
    const collect = (node: object) => {
      if ('role' in node) roles.push(String(node.role));
      if ('children' in node) for (const child of node.children as object[]) collect(child);
    };
    collect((await page.getStructTree()) ?? {});
    for (const { dest, contentsObj } of await page.getAnnotations()) {
      links.push({
        from: number,
        to: (await pdf.getPageIndex(dest[0])) + 1,
        name: contentsObj.str,
      });
    }
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const bookmarks = (await pdf.getOutline()) as Bookmark[];
  const text = plain(pieces.join(''));
  return { text, lines, pages: pdf.numPages, title, language, roles, bookmarks, links };
}

/** Dictionaries of a PDF. */
async function objectsOf(href: string) {
  const { context, catalog } = await PDFDocument.load(fileOf(href), { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return { context, catalog, dictionaries: objects.filter((one) => one instanceof PDFDict) };
}

/** Lower edges of the figures on each page, in points. */
async function figureBoxes(href: string): Promise<number[][]> {
  const { catalog, dictionaries } = await objectsOf(href);
  const pages = catalog.Pages().Kids().asArray();
  return pages.map((page) =>
    ofType(dictionaries, 'Figure')
      .filter((one) => one.get(key('Pg')) === page)
      .map((one) => Number(one.lookup(key('A'), PDFDict).lookup(key('BBox'), PDFArray).get(1))),
  );
}

const key = (name: string) => PDFName.of(name);

/** Structure elements of a type. */
const ofType = (dictionaries: readonly PDFDict[], type: string) =>
  dictionaries.filter((one) => one.get(key('S')) === key(type) && one.has(key('P')));

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Numbers in a text. */
const numbersIn = (text: string) => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

const printed = (model: Model) =>
  unitSystems.flatMap((system) =>
    compared.map((key) => plain(printFigureWithUnit(key, model, system)).replace(/^on/, 'On')),
  );

/** Texts of a datasheet apart from the figures of its model. */
function otherTexts(model: Model, pages: number): string {
  const { sheets } = words.series[model.series];
  const parts = [
    company.email,
    company.phone,
    revision.number,
    revision.date,
    Array.from({ length: pages }, (_, index) => index + 1),
    noteOf([model]),
    openFiguresText(),
    power.text(model, 'metric'),
    sheets,
    Object.values(mapAxes).flatMap(({ ticks }) => Object.values(ticks).flat()),
    mapAxes.pressure.ticks.metric.map((tick) => tick.toFixed(1)),
    mapAxes.flow.ticks.us.map((tick) => tick.toLocaleString('en-US')),
  ];
  return JSON.stringify(parts, null, 1);
}

describe.each(models.map((model) => [model.code, model] as const))('%s', (_, model) => {
  test('its datasheet has every figure of the model and no others', async () => {
    const { text, pages } = await read(datasheetHref(model));
    for (const value of printed(model)) expect(text).toContain(value);
    const known = new Set(
      numbersIn(`${model.code} ${otherTexts(model, pages)} ${printed(model).join(' ')}`),
    );
    expect(numbersIn(text).filter((number) => !known.has(number))).toEqual([]);
    expect(text).toContain(plain(power.text(model, 'metric')));
    expect(text.match(/On request/g)?.length ?? 0).toBe(
      model.series === 'MAX' ? expectedOnRequest(model) : 0,
    );
  });
});

/** Two columns and a note for a pressure on request, and one for each row without a value. */
function expectedOnRequest(model: Model): number {
  const rows = words.series[model.series].sheets.flatMap((sheet) => sheet.rows);
  const empty = rows.filter(({ values = [] }) => values.filter(Boolean).length === 0);
  return empty.length + (model.pressure ? 0 : 3);
}

test.each(datasheets.map(({ href, series: [name] }) => [href, name] as const))(
  '%s has every model with every figure',
  async (href, name) => {
    if (!name) throw new Error(href);
    const { text } = await read(href);
    for (const model of modelsOf(name)) {
      for (const system of unitSystems) {
        const values = compared.map((key) => printFigure(key, model, system) ?? 'On request');
        const code = model.isNew ? `${model.code} New` : model.code;
        expect(text).toContain(plain([code, ...values].join(' ')));
      }
    }
  },
);

describe('every PDF', () => {
  const pdfs = () => Object.keys(files).filter((href) => href.endsWith('.pdf'));

  test('is small, and has a title, language, page numbers and revision', async () => {
    expect(pdfs()).toHaveLength(models.length + datasheets.length + 3);
    for (const href of pdfs()) {
      const { title, language, text, pages } = await read(href);
      expect(language, href).toBe('en');
      expect(title, href).toContain(company.name);
      expect(text, href).toContain(`Revision ${revision.number}, ${revision.date}`);
      expect(text, href).toContain(`${pages} / ${pages}`);
      expect(fileOf(href).length, href).toBeLessThanOrEqual(
        // Drawings take 0.3 KB a model.
        (href === catalogue.href ? 212 : 64) * 1024,
      );
    }
  });

  test('declares PDF/UA-1 and shows its title', async () => {
    for (const href of pdfs()) {
      const { catalog, dictionaries } = await objectsOf(href);
      const metadata = fileOf(href).toString();
      expect(metadata, href).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(metadata, href).toContain('<dc:title>');
      const preferences = catalog.lookup(key('ViewerPreferences'), PDFDict);
      expect(preferences.get(key('DisplayDocTitle')), href).toBe(PDFBool.True);
      expect(catalog.lookup(key('MarkInfo'), PDFDict).get(key('Marked')), href).toBe(PDFBool.True);
      const descriptors = dictionaries.filter((one) => one.has(key('FontName')));
      expect(descriptors.length, href).toBeGreaterThan(0);
      for (const one of descriptors) {
        expect(one.has(key('FontFile2')), href).toBe(true);
        expect(one.has(key('CIDSet')), href).toBe(false);
      }
    }
  });

  test('tags everything that it draws, or marks it as an artifact', async () => {
    const { OPS } = await getResolvedPDFJS();
    const starts = [OPS.beginMarkedContent, OPS.beginMarkedContentProps];
    const draws = [OPS.showText, OPS.constructPath, OPS.paintImageXObject];
    for (const href of pdfs()) {
      const pdf = await getDocumentProxy(new Uint8Array(fileOf(href)));
      for (let number = 1; number <= pdf.numPages; number++) {
        const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
        let open = 0;
        for (const step of fnArray) {
          if (starts.includes(step)) open += 1;
          else if (step === OPS.endMarkedContent) open -= 1;
          else if (draws.includes(step)) expect(open, `page ${number} of ${href}`).toBe(1);
        }
      }
    }
  });

  test('has figures with a text and a box on the page, and header cells with a scope', async () => {
    for (const href of pdfs()) {
      const { dictionaries } = await objectsOf(href);
      const figures = ofType(dictionaries, 'Figure');
      for (const one of figures) {
        expect(one.get(key('Alt'))?.toString().length, href).toBeGreaterThan(20);
        const box = one.lookup(key('A'), PDFDict).lookup(key('BBox'), PDFArray);
        const [left = 0, bottom = 0, right = 0, top = 0] = box.asArray().map(Number);
        expect(left >= 0 && bottom >= 0 && left < right && bottom < top, href).toBe(true);
        expect(right <= page.width && top <= page.height, href).toBe(true);
      }
      for (const one of ofType(dictionaries, 'TH')) {
        const scope = one.lookup(key('A'), PDFDict).get(key('Scope'));
        expect([key('Row'), key('Column')], href).toContain(scope);
      }
      if (![serviceBrochure.href, installationManual.href].includes(href)) {
        expect(figures.length, href).toBeGreaterThan(0);
      }
    }
  });

  test('has bookmarks from its headings, and skips no level of them', async () => {
    for (const href of pdfs()) {
      const { roles, bookmarks, text } = await read(href);
      const levels = roles.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
      levels.forEach((level, index) => {
        expect(level, href).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
      const flat = (items: readonly Bookmark[], depth = 1): number[] =>
        items.flatMap((item) => [depth, ...flat(item.items, depth + 1)]);
      expect(flat(bookmarks), href).toEqual(levels);
      for (const { title } of bookmarks) expect(text, href).toContain(title);
    }
  });

  test('contains no invisible characters, and a glyph for each visible one', async () => {
    for (const href of pdfs()) {
      const { lines } = await read(href);
      // A missing glyph reads as U+0000.
      const hidden = lines.flat().filter(({ text }) => /[\p{C}\p{Zl}\p{Zp}]/u.test(text));
      expect(hidden, href).toEqual([]);
    }
  });

  test('breaks no line after a dash or before a unit', async () => {
    for (const href of pdfs()) {
      const { lines } = await read(href);
      for (const [index, { text }] of lines.flat().entries()) {
        expect(text.trimEnd(), href).not.toMatch(/[\d\p{L}][-–]$/u);
        expect(lines.flat()[index + 1]?.text ?? '', `${href}: ${text}`).not.toMatch(/^[-–]\d/);
      }
    }
  });

  test('has no page that is nearly empty', async () => {
    for (const href of pdfs()) {
      const { lines } = await read(href);
      const boxes = await figureBoxes(href);
      lines.forEach((runs, index) => {
        const body = runs.filter(({ y, text }) => text.trim() && y > page.height - page.foot);
        const lowest = Math.min(...body.map(({ y }) => y), ...(boxes[index] ?? []));
        expect(lowest, `page ${index + 1} of ${href}`).toBeLessThan(page.height / 2);
      });
    }
  });
});

test('the catalogue has a page of contents that links to the pages it names', async () => {
  const { links, lines, bookmarks } = await read(catalogue.href);
  expect(lines[1]?.map(({ text }) => text)).toContain('Contents');
  for (const { title } of bookmarks.filter((one) => one.title !== 'Contents')) {
    expect(links.map(({ name }) => name.split(', page')[0])).toContain(title);
  }
  for (const { from, to, name } of links) {
    const [, title = '', number] = /^(.*), page (\d+)$/.exec(name) ?? [];
    expect([from, to]).toEqual([2, Number(number)]);
    expect(lines[to - 1]?.map(({ text }) => text)).toContain(title);
  }
});

test('the catalogue has both tables of MAX on one page', async () => {
  const { lines } = await read(catalogue.href);
  const both = lines
    .slice(2)
    .filter((runs) =>
      ['metric', 'US'].every((system) =>
        runs.some(({ text }) => text === `Specifications, ${system} units`),
      ),
    );
  expect(both).toHaveLength(1);
  expect(both[0]?.map(({ text }) => text)).toContain('MAX50');
});

test('lines keep ranges, phone numbers, and figures with their units', () => {
  const lines = (text: string) =>
    linesOf(text, 12, (line) => line.length).map((line) => line.trim());
  expect(lines('Power of 72–100 kW')).toEqual(['Power of', '72–100 kW']);
  expect(lines('as in DIN 2576')).toEqual(['as in', 'DIN 2576']);
  expect(lines('call 202-555-0142')).toEqual(['call', '202-555-0142']);
  expect(() => lines('Hydrogen-sulphide')).toThrow('is wider than 12 points');
});

/** Texts of a value, without anchors and captions of pictures. Of a text in both unit systems, the metric one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [plain(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('metric' in value) return textsIn(value.metric);
  return Object.entries(value).flatMap(([name, one]) =>
    ['id', 'caption', 'align'].includes(name) ? [] : textsIn(one),
  );
}

const { commissioning, installation, measures, technical, training } = words.services;

test.each<readonly [title: string, href: string, content: unknown]>([
  [
    'installation manual',
    installationManual.href,
    [manual.hero.text, chapters.map(chapterTexts), withQuote],
  ],
  [
    'service brochure',
    serviceBrochure.href,
    [
      ...[commissioning.title, commissioning.steps, installation.title, installation.measures],
      ...[training.title, training.programmes, technical.tableCaption, measures],
      ...[plans.map(({ name, price, features }) => [name, price, features]), planHours],
      ...[responseLevels.map(({ time, text }) => [time, text]), offices.map(officeTexts)],
    ],
  ],
  ['catalogue', catalogue.href, [offices.map(officeTexts), seriesNames.map(seriesTexts)]],
  ...datasheets.map(({ title, href, series }) => [title, href, series.map(seriesTexts)] as const),
  ...models.map((model) => [model.code, datasheetHref(model), modelTexts(model)] as const),
])('the PDF of %s has every text of its page', async (_, href, content) => {
  const { text } = await read(href);
  const all = text.replaceAll(' ', '');
  const texts = textsIn(content);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((one) => !all.includes(one.replaceAll(' ', '')))).toEqual([]);
});

/** The label of a table is the head of its only column, or else what screen readers call it. */
function chapterTexts({ sheet, ...chapter }: manual.Chapter) {
  const { label, labels, columns, rows } = sheet ?? {};
  return [chapter, labels, columns ?? label, rows];
}

function officeTexts(office: Office) {
  return [office.city, office.country, office.address, office.phone, office.email, hoursOf(office)];
}

/** Conditions, materials and approvals of a series. */
function seriesTexts(name: SeriesName) {
  const { page: about, sheets } = words.series[name];
  // On paper what is supplied follows the materials, without a heading.
  const rows = sheets.flatMap((sheet, at) => [at < 3 && sheet.title, sheet.note, sheet.rows]);
  return [about.title, about.description, rows];
}

function modelTexts(model: Model) {
  const { sheets } = words.series[model.series];
  const { outline } = words.model;
  return [power.text(model, 'metric'), outline.note, sheets.map(({ rows }) => rows)];
}

test('the same data produces the same files', async () => {
  const again = await makeDocuments(words);
  for (const [href, file] of Object.entries(files))
    expect(again[href]?.equals(file), href).toBe(true);
}, 60_000);

test('the sizes that pages print are those of the files', () => {
  const advice = 'Run npx -y pnpm@12 build, and commit what it writes.';
  for (const [href, { length }] of Object.entries(files)) {
    const printed = `${fileType(href)}, ${inKilobytes(length)}\u00a0kB`;
    expect(fileNote(href), `${href}. ${advice}`).toBe(printed);
  }
});

test('the archive has exactly the documents that the texts beside its links name', () => {
  const named = [
    [/catalogue/i, [catalogue]],
    [/datasheets?\b/i, datasheets],
    [/service brochure/i, [serviceBrochure]],
    [/manual/i, [installationManual]],
    [/everything|\ball\b/i, [catalogue, ...datasheets, serviceBrochure, installationManual]],
  ] as const;
  const packed = Object.keys(unzipSync(packDocuments(files))).toSorted();
  const item = downloads.files.items.find(({ link }) => link.href === catalogueArchive);
  for (const text of [item?.text ?? '', Object.values(blog.pack).join(' ')]) {
    const promised = named.flatMap(([name, documents]) => (name.test(text) ? documents : []));
    expect(promised.map(({ href }) => basename(href)).toSorted(), text).toEqual(packed);
  }
});

test('the revision is raised when a figure changes', () => {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(JSON.parse(toJson(models)).models))
    .digest('hex')
    .slice(0, 12);
  expect(revision.fingerprint).toBe(fingerprint);
});

describe('data set', () => {
  test('the JSON file contains the data of the pages', () => {
    const { models: written, revision: number } = JSON.parse(fileOf(dataSet.json).toString());
    const stated = models.map(
      ({ size: _size, band: _band, picture: _picture, frame: _frame, ...figures }) => figures,
    );
    expect(written).toEqual(stated);
    expect(number).toBe(revision.number);
  });

  test('the CSV files have a row for each model, for both kinds of spreadsheets', () => {
    const linesOf = (href: string) => fileOf(href).toString().slice(1).trimEnd().split('\r\n');
    for (const href of [dataSet.csv, dataSet.semicolon])
      expect(linesOf(href)).toHaveLength(models.length + 1);
    const rowOf = (href: string, code: string) =>
      linesOf(href).find((line) => line.startsWith(code));
    expect(rowOf(dataSet.csv, 'RMX40-C080')).toBe(
      'RMX40-C080,RMX,40,50,0.6,0.8,58,82,68,dB(A),77.5,26300,1150,700,1050,380',
    );
    expect(rowOf(dataSet.semicolon, 'RMX40-C080')).toBe(
      'RMX40-C080;RMX;40;50;0,6;0,8;58;82;68;dB(A);77,5;26300;1150;700;1050;380',
    );
    expect(rowOf(dataSet.csv, 'MAX100')).toContain(',On request,On request,');
    expect(linesOf(dataSet.csv)[0]).toContain('"Flow rate from, m³/min"');
    expect(linesOf(dataSet.semicolon)[0]).toContain(';Flow rate from, m³/min;');
  });

  test('quotes cells as RFC 4180 says', () => {
    const [model] = models;
    if (!model) throw new Error('There is no model.');
    const rowOf = (code: string, signs: typeof english | typeof european) =>
      toCsv([{ ...model, code, series: 'MAX' }], signs).split('MAX,')[0];
    expect(rowOf('a "b"', english)).toMatch(/\r\n"a ""b""",$/);
    expect(rowOf('a\nb', english)).toMatch(/\r\n"a\nb",$/);
    expect(rowOf('a,b', english)).toMatch(/\r\n"a,b",$/);
    expect(toCsv([{ ...model, code: 'a;b' }], european)).toContain('\r\n"a;b";');
  });
});

test('ticks of the map are within its axes', () => {
  const { flow, pressure } = mapAxes;
  for (const tick of flow.ticks.us)
    expect(tick).toBeLessThanOrEqual(fromBase('flow', flow.end, 'cfm'));
  for (const tick of pressure.ticks.us) {
    expect(tick).toBeLessThanOrEqual(fromBase('pressure', pressure.end, 'psi'));
  }
});
