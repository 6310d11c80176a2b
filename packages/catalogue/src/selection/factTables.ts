import { digits } from '../digits.ts';
import type { Quote, QuoteFact } from './quote.ts';

/** Rows of one basis, as the component `PropertyTable` takes them. */
export interface FactTable {
  /** Undefined for what the visitor chose and stated. */
  title?: string;
  items: { name: string; values: string[] }[];
}

const titles = { assumed: 'Assumed, because not stated', calculated: 'Calculated' } as const;

/** `45 m³/min`, `36%` or a text without a unit. */
function printed({ value, unit = '' }: Pick<QuoteFact, 'value' | 'unit'>): string {
  const figure = typeof value === 'number' ? digits(value) : value;
  return `${figure}${unit && unit !== '%' ? '\u00a0' : ''}${unit}`;
}

/** A selection: what the visitor stated, and apart from it what was assumed and what was calculated. */
export function factTables({ products, facts }: Pick<Quote, 'products' | 'facts'>): FactTable[] {
  const rowsOf = (basis?: QuoteFact['basis']) =>
    facts
      .filter((fact) => fact.basis === basis)
      .map(({ name, value, unit }) => ({ name, values: [printed({ value, unit })] }));
  const chosen = products.length > 0 ? [{ name: 'Products', values: [products.join(', ')] }] : [];
  return [
    { items: [...chosen, ...rowsOf()] },
    { title: titles.assumed, items: rowsOf('assumed') },
    { title: titles.calculated, items: rowsOf('calculated') },
  ].filter(({ items }) => items.length > 0);
}
