import type { Readings } from '@brand/ui/read-number';
import { summaryOf } from '../modelFigures.ts';
import { type Model, modelHref, models } from '../models.ts';
import { readForm } from '../selection/readNumbers.ts';
import {
  dutyOf,
  flowUnits,
  readRequest,
  resultFragment,
  selectorHref,
  written,
} from '../selection/request.ts';
import { readSavingsField } from '../selection/savingsRequest.ts';
import { isWithin, type Near, nearlyWithin, select } from '../selection/select.ts';
import { missText } from '../selection/words.ts';
import { spellings } from '../selection/writtenUnits.ts';
import { inUnits, toBase, units } from '../units.ts';
import type { SearchDocument } from './document.ts';

/** Results for the figures in a query, and the rest of the query. */
interface QueryFigures {
  documents: SearchDocument[];
  rest: string;
}

/** Quantities that a query can state. */
const quantities = ['flow', 'pressure', 'power'] as const;

interface Figure {
  value: number;
  unit: string;
}

type Figures = Partial<Record<(typeof quantities)[number], Figure>>;

/** A number, also with spaces between thousands. */
const number = String.raw`(?<![\w.,])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d[\d.,]*)`;

const patterns = quantities.map((quantity) => {
  const units = spellings[quantity].map(([, pattern]) => pattern).join('|');
  return [quantity, new RegExp(String.raw`${number}\s*(?:${units})(?![\w/])`, 'i')] as const;
});

/**
 * Reads the figures in a query: `40 m3/min 0.7 bar`, `1.250,5 m³/h 0,62 bar` or `75 kW` find the selector, filled in, and the
 * models that fit. If a number has two readings between which nothing decides, both are found.
 */
export function readFigures(query: string): QueryFigures {
  const stated = new URLSearchParams();
  let rest = query;
  for (const [quantity, pattern] of patterns) {
    const [figure] = pattern.exec(rest) ?? [];
    if (!figure) continue;
    stated.set(quantity, figure);
    rest = rest.replace(figure, ' ');
  }
  const form = readForm(stated);
  const read = quantities
    .filter((quantity) => stated.has(quantity))
    .map((quantity) => ({ quantity, number: readSavingsField(form, quantity) }));
  if (read.some(({ number }) => 'error' in number && !number.readings))
    return { documents: [], rest: query };
  const figuresIn = (reading: keyof Readings): Figures =>
    Object.fromEntries(
      read.map(({ quantity, number }) => [
        quantity,
        {
          value:
            'value' in number ? number.value : valueIn(number.readings?.[reading] ?? '', quantity),
          unit: form.parameters.get(`${quantity}Unit`) ?? '',
        },
      ]),
    );
  const documents = (['thousands', 'fraction'] as const).flatMap((reading) =>
    documentsFor(figuresIn(reading)),
  );
  const hrefs = documents.map(({ href }) => href);
  return {
    documents: documents.filter(({ href }, index) => hrefs.indexOf(href) === index),
    rest: rest.replace(/\b(?:at|and|with)\b|[@&,;]/gi, ' ').trim(),
  };
}

/** The value of a reading, which has its unit beside it. */
function valueIn(reading: string, quantity: (typeof quantities)[number]): number {
  const number = readSavingsField(readForm(new URLSearchParams({ [quantity]: reading })), quantity);
  return 'value' in number ? number.value : Number.NaN;
}

function documentsFor({ flow, pressure, power }: Figures): SearchDocument[] {
  if (!flow && !pressure && !power) return [];
  const parameters = new URLSearchParams({
    ...(flow && {
      flow: written(flow.value),
      ...(flow.unit !== 'm3min' && { flowUnit: flow.unit }),
    }),
    ...(pressure && {
      pressure: written(pressure.value),
      ...(pressure.unit !== 'bar' && { pressureUnit: pressure.unit }),
    }),
  });
  const { request } = readRequest(parameters);
  const kilowatts = power && toBase('power', power.value, power.unit);
  const found = request && select(request);
  const draws = ({ power: range }: Model) =>
    kilowatts === undefined || isWithin('power', range, kilowatts, power?.unit ?? 'kw');
  const fitting = (
    found?.fits.map(({ model }) => model) ??
    models.filter((model) => holdsFlow(model, flow) && holdsPressure(model, pressure))
  ).filter(draws);
  const nearly = (found?.near ?? [])
    .filter(({ misses }) => misses.every(({ share }) => share < nearlyWithin))
    .flatMap((near) => near.models.filter(draws).map((model) => nearDocument(model, near)));
  return [
    ...(flow || pressure
      ? [selectorFor(parameters, { flow, pressure }, fitting.length, nearly.length)]
      : []),
    ...fitting.map(modelDocument),
    ...nearly,
  ];
}

/** Document of a model, with its figures. */
export function modelDocument(model: Model): SearchDocument {
  const text = inUnits((system) => summaryOf(model, system));
  return { type: 'model', title: model.code, text, href: modelHref(model) };
}

/** A model just out of range, with what it misses before its figures. */
function nearDocument(model: Model, { misses }: Near): SearchDocument {
  const text = inUnits((system) => {
    const missed = misses.map((miss) => missText(miss, system)).join(', ');
    return `Just out of range: ${missed}. ${summaryOf(model, system)}`;
  });
  return { ...modelDocument(model), text };
}

function selectorFor(
  parameters: URLSearchParams,
  { flow, pressure }: Figures,
  fits: number,
  nearly: number,
): SearchDocument {
  const stated = [
    flow && `${flow.value} ${flowUnits[flow.unit as keyof typeof flowUnits].name}`,
    pressure &&
      `${pressure.value} ${units.pressure[pressure.unit as keyof typeof units.pressure].name}`,
  ].filter(Boolean);
  const models = fits === 0 ? 'No model fits' : fits === 1 ? '1 model fits' : `${fits} models fit`;
  return {
    type: 'page',
    title: `Model Selector: ${stated.join(', ')}`,
    text: `${models}${nearly > 0 ? `, ${nearly} nearly` : ''}. See where your duty point lies in the ranges, and change the conditions.`,
    href: `${selectorHref()}?${parameters}${resultFragment}`,
  };
}

function holdsFlow({ flow }: Model, figure: Figure | undefined): boolean {
  if (!figure) return true;
  const { request } = readRequest(
    new URLSearchParams({ flow: written(figure.value), flowUnit: figure.unit, pressure: '1' }),
  );
  return (
    request !== undefined &&
    isWithin('flow', flow, dutyOf(request).flow, flowUnits[request.flowUnit].unit)
  );
}

function holdsPressure({ pressure }: Model, figure: Figure | undefined): boolean {
  if (!figure) return true;
  const bar = toBase('pressure', figure.value, figure.unit);
  return pressure !== null && isWithin('pressure', pressure, bar, figure.unit);
}
