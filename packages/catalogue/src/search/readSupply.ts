import { supply, supplyHertz, supplyVolts } from '../claims.ts';
import { documentHref } from '../documentsOnRequest.ts';
import type { SearchDocument } from './document.ts';

const figures = {
  V: { pattern: figureWith('k?v(?:ac|olts?)?'), range: supplyVolts },
  Hz: { pattern: figureWith('hz|hertz'), range: supplyHertz },
} as const;

/** Lower voltages are those of signals. */
const leastVolts = 100;

/** Voltages of supplies. Alone in a query, they need no unit. */
const supplies = /^\s*(?:208|230|240|380|400|415|440|460|480|500|525|575|600|690)\s*$/;

/** Answer to the supply in a query, such as `480 V 60 Hz` or `480`, and the rest of the query. */
export function readSupply(query: string): { documents: SearchDocument[]; rest: string } {
  if (supplies.test(query)) return readSupply(`${query.trim()} V`);
  const asked: string[] = [];
  let isStated = true;
  let rest = query;
  for (const [unit, { pattern, range }] of Object.entries(figures)) {
    const [whole, number, written = ''] = pattern.exec(query) ?? [];
    const value = Number(number?.replace(',', '.')) * (/^k/i.test(written) ? 1000 : 1);
    if (!whole || !(value >= (unit === 'V' ? leastVolts : 1))) continue;
    asked.push(`${value} ${unit}`);
    isStated &&= value >= range[0] && value <= range[1];
    rest = rest.replace(whole, ' ');
  }
  if (asked.length === 0) return { documents: [], rest: query };
  const document: SearchDocument = {
    type: 'page',
    title: `Supply: ${asked.join(', ')}`,
    ...(isStated
      ? {
          text: `Within the supply of every model, ${supply}.`,
          href: '/faqs#site-preparation',
        }
      : {
          text: `Our machines run on ${supply}. The link opens a message in which you can ask about another supply.`,
          href: documentHref('supply'),
        }),
  };
  return { documents: [document], rest };
}

function figureWith(unit: string): RegExp {
  // Of 3×400 V, 400 is read.
  return new RegExp(
    String.raw`(?<![\d.,]|[a-wyz])(\d+(?:[.,]\d+)?)\s*(${unit})(?![\p{L}\d/])`,
    'iu',
  );
}
