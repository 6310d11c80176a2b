/** Conditions, materials and approvals of a series. */

import type { PropertySheet } from '@brand/catalogue/environment';
import type { UnitText } from '@brand/catalogue/shapes';
import { columnOf, deep, element, hairline, muted, type Pdf, rule, write } from './document.ts';

/**
 * A text in metric units, with US units after it: `At most 1,500 m (4,921 ft)`.
 *
 * @param unit units that follow the figures, if they differ
 */
export function inBoth(text: UnitText, unit?: UnitText): string {
  if (typeof text === 'string') return text;
  if (typeof unit === 'object')
    return `${text.metric}\u00a0${unit.metric} (${text.us}\u00a0${unit.us})`;
  const words = /^[^\d−]*/.exec(text.metric)?.[0] ?? '';
  const us = text.us.startsWith(words) ? text.us.slice(words.length) : text.us;
  return `${text.metric} (${us})`;
}

/** Three columns: what is supplied is in that of the materials. */
function columnsOf([first, second, third, supply]: readonly PropertySheet[]): PropertySheet[] {
  const joined = second && { ...second, rows: [...second.rows, ...(supply?.rows ?? [])] };
  return [first, joined, third].filter((sheet) => sheet !== undefined);
}

/** Height in points that sheets need at most. */
export function sheetsHeight(shown: readonly PropertySheet[]): number {
  return Math.max(
    ...columnsOf(shown).map(({ rows, note }) => 18 + rows.length * 27 + (note ? 24 : 0)),
  );
}

/** Draws the sheets of a series side by side, and returns their bottom edge. */
export function sheets(pdf: Pdf, top: number, shown: readonly PropertySheet[]): number {
  const columns = columnsOf(shown);
  const ends = columns.map(({ title, rows, note }, index) => {
    const { x, width } = columnOf(index, columns.length);
    write(pdf, 'H2', title, x, top, { font: 'heading', size: 10, color: deep, width });
    const table = element(pdf, 'Table', pdf.body);
    let y = top + 18;
    for (const { name: property, values = [] } of rows) {
      rule(pdf, y, hairline, x, x + width);
      const parent = element(pdf, 'TR', table);
      const text =
        values
          .filter(Boolean)
          .map((value) => inBoth(value))
          .join(', ') || 'On request';
      const head = { size: 7, color: muted, parent, scope: 'Row', width } as const;
      write(pdf, 'TH', property, x, y + 4, head);
      write(pdf, 'TD', text, x, y + 13, { size: 8.5, parent, width });
      y = pdf.y + 4;
    }
    if (!note) return y;
    write(pdf, 'P', typeof note === 'string' ? note : note.metric, x, y + 6, {
      size: 7,
      color: muted,
      width,
    });
    return pdf.y;
  });
  return Math.max(...ends);
}
