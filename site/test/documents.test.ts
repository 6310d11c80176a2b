import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { company } from '../app/company/company.ts';
import { dataSet, datasheetHref, revision } from '../app/company/documents.ts';
import {
  catalogue,
  datasheets,
  installationManual,
  serviceBrochure,
} from '../app/company/downloads.ts';
import { compared, noteOf, printFigure, printWithUnit } from '../app/company/modelFigures.ts';
import { type Model, models, modelsOf } from '../app/company/models.ts';
import { fromBase, unitSystems } from '../app/company/units.ts';
import { chapters, withOrder } from '../app/pages/max-installation/content.ts';
import { power } from '../app/pages/model/content.ts';
import { mapAxes } from '../scripts/downloads/charts.ts';
import { series } from '../scripts/downloads/content.ts';
import { makeDocuments } from '../scripts/downloads/documents.ts';

interface Read {
  text: string;
  pages: number;
  title: unknown;
  marked: unknown;
  language: unknown;
  roles: Set<string>;
}

let files: Record<string, Buffer>;

beforeAll(async () => {
  files = await makeDocuments();
}, 60_000);

async function read(href: string): Promise<Read> {
  const file = files[href];
  if (!file) throw new Error(`There is no ${href}`);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const roles = new Set<string>();
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) lines.push(item.str, item.hasEOL ? '\n' : '');
    const collect = (node: object) => {
      if ('role' in node) roles.add(String(node.role));
      if ('children' in node) for (const child of node.children as object[]) collect(child);
    };
    collect((await page.getStructTree()) ?? {});
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as Record<string, unknown>;
  const marked = (await pdf.getMarkInfo())?.Marked;
  return { text: plain(lines.join('')), pages: pdf.numPages, title, marked, language, roles };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Numbers in a text. */
const numbersIn = (text: string) => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

const printed = (model: Model) =>
  unitSystems.flatMap((system) =>
    compared.map((key) => plain(printWithUnit(key, model, system)).replace(/^on/, 'On')),
  );

/** Texts of a datasheet apart from the figures of its model. */
function otherTexts(model: Model, pages: number): string {
  const { sheets } = series[model.series];
  const parts = [
    company.email,
    company.phone,
    revision.number,
    revision.date,
    Array.from({ length: pages }, (_, index) => index + 1),
    noteOf(model.series),
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

/** Two columns for a pressure on request, one in the note, and one for each row without a value. */
function expectedOnRequest(model: Model): number {
  const rows = series[model.series].sheets.flatMap((sheet) => sheet.rows);
  const empty = rows.filter(({ values = [] }) => values.filter(Boolean).length === 0);
  return empty.length + 1 + (model.pressure ? 0 : 2);
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

test('every PDF is tagged and small, and has a title, language, page numbers and revision', async () => {
  const pdfs = Object.entries(files).filter(([href]) => href.endsWith('.pdf'));
  expect(pdfs).toHaveLength(models.length + datasheets.length + 3);
  for (const [href, file] of pdfs) {
    const { title, marked, language, roles, text, pages } = await read(href);
    expect([marked, language], href).toEqual([true, 'en']);
    expect(title, href).toContain(company.name);
    expect([...roles], href).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
    expect(text, href).toContain(`Revision ${revision.number}, ${revision.date}`);
    expect(text, href).toContain(`${pages} / ${pages}`);
    expect(file.length, href).toBeLessThan((href === catalogue.href ? 200 : 80) * 1024);
    if (![serviceBrochure.href, installationManual.href].includes(href)) {
      expect([...roles], href).toEqual(
        expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'Figure']),
      );
    }
  }
});

test('the installation manual has the texts of its page', async () => {
  const { text } = await read(installationManual.href);
  for (const { title, text: lead, steps = [], sheet } of chapters) {
    const cells = (sheet?.rows ?? []).flatMap(({ name, values }) => [name, ...values]);
    for (const part of [title, lead, ...steps, ...cells]) expect(text).toContain(part);
  }
  expect(text).toContain(withOrder);
});

test('the same data produces the same files', async () => {
  const again = await makeDocuments();
  for (const [href, file] of Object.entries(files))
    expect(again[href]?.equals(file), href).toBe(true);
}, 60_000);

test('the revision is raised when a figure changes', () => {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(models))
    .digest('hex')
    .slice(0, 12);
  expect(revision.fingerprint).toBe(fingerprint);
});

describe('data set', () => {
  const fileOf = (href: string) => files[href]?.toString() ?? '';

  test('the JSON file contains the data of the pages', () => {
    const { models: written, revision: number } = JSON.parse(fileOf(dataSet.json));
    expect(written).toEqual(models);
    expect(number).toBe(revision.number);
  });

  test('the CSV file has a row for each model', () => {
    const lines = fileOf(dataSet.csv).slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(models.length + 1);
    expect(lines.find((line) => line.startsWith('RMX40-C080'))).toBe(
      'RMX40-C080,RMX,40,50,0.6,0.8,58,82,68,dB(A),77.5,26300,1150,700,1050,380',
    );
    expect(lines.find((line) => line.startsWith('MAX100'))).toContain(',On request,On request,');
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
