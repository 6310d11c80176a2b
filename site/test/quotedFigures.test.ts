import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as claims from '@brand/catalogue/claims';
import { type FigureKey, figures, printFigureWithUnit, span } from '@brand/catalogue/modelFigures';
import { models, pressureBands, seriesNames } from '@brand/catalogue/models';
import { unitSystems } from '@brand/catalogue/units';
import * as media from '@brand/media';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const codes = models.map(({ code }) => code);

/** `RMX50-C060`, `MAX`, `C060`, `our machines`. */
const names = new RegExp(
  [
    ...codes,
    ...[...seriesNames, ...Object.keys(pressureBands)].map((name) => `\\b${name}(?!\\w|-C)`),
    '\\b[Oo]ur (?:machines|blowers)\\b',
  ].join('|'),
  'g',
);

const number = '\\d[\\d,]*(?:\\.\\d+)?';
const unit = '%| (?:m³/min|CFM|bar|psi|kW|hp|dB(?:\\(A\\))?|mm|kg|rpm|years)(?![\\w/³])';
const figure = new RegExp(`(?<![\\d.,])${number}(?:(?:–| × )${number})*(?:${unit})`, 'g');

const prose = globSync(
  [
    'packages/service/content/*.md',
    'site/app/**/*.{ts,tsx}',
    'packages/{catalogue,documents}/src/**/*.ts',
    'packages/media/{catalogue,drawn}/**/*.ts',
  ],
  { cwd: root, exclude: ['**/*.test.ts'] },
);

const sentences = [
  ...prose.flatMap((place) =>
    readFileSync(join(root, place), 'utf8')
      .split(/\n|(?<=[.!?]) +(?=[A-Z])/)
      .map((text) => ({ place, text })),
  ),
  ...Object.entries(media).flatMap(([name, entry]) => {
    const picture = 'poster' in entry ? entry.poster : entry;
    return 'alt' in picture
      ? [{ place: `alternative text of ${name}`, text: String(picture.alt) }]
      : [];
  }),
];

/** Figures are compared without signs, and with one kind of space and dash. */
const plain = (text: string) =>
  text
    .replaceAll(/\\u00a0|\u00a0|\\s(?=kW|dB)/g, ' ')
    .replaceAll(/(?<=\d)(?:-| to )(?=\d)|(?<=\bbetween [\d.,]+) and (?=\d)/g, '–')
    .replaceAll(/[<±]\s?|\+/g, '');

const claimed = [...Object.values(claims), ...Object.values(claims.seriesSavings)].flatMap(
  (claim) => (typeof claim === 'object' && 'value' in claim ? plain(claims.inText(claim)) : []),
);

/** What the catalogue states of a model, of all models of a series or of a pressure band, or of all models. */
function statedOf(name: string): string[] {
  const isOf = ({ code, series }: (typeof models)[number]) =>
    [code, series].includes(name) || code.endsWith(`-${name}`) || name.includes(' ');
  return models.filter(isOf).flatMap((model) =>
    unitSystems.flatMap((system) =>
      (Object.keys(figures) as FigureKey[]).flatMap((key) => {
        const own = plain(printFigureWithUnit(key, model, system));
        const ofSeries = own.replace(/^[\d.,–]+(?=[^\d×]*$)/, span(model.series, key, system));
        return name === model.code ? own : [own, ofSeries];
      }),
    ),
  );
}

/** A range, its lower and its upper end. */
const withEnds = (range: string) => [
  range,
  range.replace(/–[\d.,]+/, ''),
  range.replace(/^[\d.,]+–/, ''),
];

test('figures quoted beside the name of a model or series are those of the catalogue', () => {
  const quoted = sentences.flatMap(({ place, text }) => {
    const named = text.match(names) ?? [];
    if (named.length === 0) return [];
    const stated = new Set([...named.flatMap(statedOf).flatMap(withEnds), ...claimed]);
    return (plain(text).match(figure) ?? []).map((found) => ({
      place,
      sentence: text.trim(),
      quoted: found,
      isStated: stated.has(found),
      catalogue: [...stated].filter((one) => kindOf(one) === kindOf(found)).join(', '),
    }));
  });
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter(({ isStated }) => !isStated)).toEqual([]);
});

/** Limits, and what an end-to-end test calculates: `Under 85 dB(A)`, `about 60–75 kW`, `90 kW × 20–30% = 18–27 kW`. */
const notStated = /Under \d+ dB|(?:about|=) [\d.,–]+ kW|[\d.,–]+ kW ×.*/g;

/** A range, dimensions or a level: `72–100 kW`, `1800 × 1200 × 1500`, `72 dB(A)`. */
const statedInTests =
  /(?<![\w.,–])(?:[\d.,]+–[\d.,]+ (?:m³\/min|bar|kW|dB(?:\(A\))?|rpm)|\d+ × \d+ × \d+|\d+ dB(?:\(A\))?)/g;

test('figures that end-to-end tests repeat are those of the catalogue', () => {
  const stated = new Set([...[...codes, ...seriesNames].flatMap(statedOf), ...claimed]);
  const quoted = globSync('packages/checks/e2e/*.spec.ts', { cwd: root }).flatMap((place) =>
    readFileSync(join(root, place), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (plain(line).replaceAll(notStated, '').match(statedInTests) ?? []).map((found) => ({
          place: `${place}:${index + 1}`,
          quoted: found,
          isStated: stated.has(found) || stated.has(`${found} mm`),
        })),
      ),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter(({ isStated }) => !isStated)).toEqual([]);
});

/** A figure without its digits: `– m³/min`. */
const kindOf = (text: string) => text.replaceAll(/[\d.,]/g, '');
