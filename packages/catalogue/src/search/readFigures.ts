import { summaryOf } from '../modelFigures.ts';
import { type Model, modelHref, models } from '../models.ts';
import {
  dutyOf,
  flowUnits,
  readRequest,
  resultFragment,
  selectorHref,
} from '../selection/request.ts';
import { isWithin, type Near, nearlyWithin, select } from '../selection/select.ts';
import { missText } from '../selection/words.ts';
import { inUnits, toBase, units } from '../units.ts';
import type { SearchDocument } from './document.ts';

/** Results for the figures in a query, and the rest of the query. */
interface QueryFigures {
  documents: SearchDocument[];
  rest: string;
}

/** Spellings of units, by their key in the URL of the selector. */
const spellings = {
  flow: [
    ['nm3h', String.raw`nm[3³]\/?h`],
    ['m3min', String.raw`m[3³]\/?min|cmm`],
    ['m3h', String.raw`m[3³]\/?h|cmh`],
    ['scfm', 'scfm'],
    ['cfm', 'i?cfm'],
  ],
  pressure: [
    ['mbar', 'mbar'],
    ['bar', String.raw`bar(?:\(g\)|g)?`],
    ['kpa', 'kpa'],
    ['psi', 'psig?'],
  ],
  power: [
    ['kw', 'kw'],
    ['hp', 'hp'],
  ],
} as const;
type Quantity = keyof typeof spellings;

interface Figure {
  text: string;
  unit: string;
}

/**
 * Reads the figures in a query: `40 m3/min 0.7 bar`, `1400 cfm 10 psi` or `75 kW` find the selector, filled in, and the
 * models that fit.
 */
export function readFigures(query: string): QueryFigures {
  const found: Partial<Record<Quantity, Figure>> = {};
  let rest = query;
  for (const quantity of Object.keys(spellings) as Quantity[]) {
    for (const [unit, spelling] of spellings[quantity]) {
      const figure = new RegExp(String.raw`(?<![\w.,])(\d[\d.,]*)\s*(?:${spelling})(?![\w/])`, 'i');
      const [whole, text] = figure.exec(rest) ?? [];
      if (!whole || !text || found[quantity]) continue;
      // 1,400 is never a fraction: nobody types three decimal places in a search.
      found[quantity] = { text: text.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'), unit };
      rest = rest.replace(whole, ' ');
    }
  }
  return {
    documents: documentsFor(found),
    rest: rest.replace(/\b(?:at|and|with)\b|[@&,;]/gi, ' ').trim(),
  };
}

function documentsFor({ flow, pressure, power }: Partial<Record<Quantity, Figure>>) {
  if (!flow && !pressure && !power) return [];
  const parameters = new URLSearchParams({
    ...(flow && { flow: flow.text, ...(flow.unit !== 'm3min' && { flowUnit: flow.unit }) }),
    ...(pressure && {
      pressure: pressure.text,
      ...(pressure.unit !== 'bar' && { pressureUnit: pressure.unit }),
    }),
  });
  const { request } = readRequest(parameters);
  const kilowatts = power && toBase('power', Number(power.text), power.unit);
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

/** A model that nearly fits, with what it misses before its figures. */
function nearDocument(model: Model, { misses }: Near): SearchDocument {
  const text = inUnits((system) => {
    const missed = misses.map((miss) => missText(miss, system)).join(', ');
    return `Nearly fits: ${missed}. ${summaryOf(model, system)}`;
  });
  return { ...modelDocument(model), text };
}

function selectorFor(
  parameters: URLSearchParams,
  { flow, pressure }: Partial<Record<Quantity, Figure>>,
  fits: number,
  nearly: number,
): SearchDocument {
  const stated = [
    flow && `${flow.text} ${flowUnits[flow.unit as keyof typeof flowUnits].name}`,
    pressure &&
      `${pressure.text} ${units.pressure[pressure.unit as keyof typeof units.pressure].name}`,
  ].filter(Boolean);
  const models = fits === 0 ? 'No model fits' : fits === 1 ? '1 model fits' : `${fits} models fit`;
  return {
    type: 'page',
    title: `Machine selector: ${stated.join(', ')}`,
    text: `${models}${nearly > 0 ? `, ${nearly} nearly` : ''}. See where your duty point lies in the ranges, and change the conditions.`,
    href: `${selectorHref()}?${parameters}${resultFragment}`,
  };
}

function holdsFlow({ flow }: Model, figure: Figure | undefined): boolean {
  if (!figure) return true;
  const { request } = readRequest(
    new URLSearchParams({ flow: figure.text, flowUnit: figure.unit, pressure: '1' }),
  );
  return (
    request !== undefined &&
    isWithin('flow', flow, dutyOf(request).flow, flowUnits[request.flowUnit].unit)
  );
}

function holdsPressure({ pressure }: Model, figure: Figure | undefined): boolean {
  if (!figure) return true;
  const bar = toBase('pressure', Number(figure.text), figure.unit);
  return pressure !== null && isWithin('pressure', pressure, bar, figure.unit);
}
