/** Conditions, materials and approvals of a series. */

import type { UnitText } from '@brand/ui';
import type { SeriesName } from '../../app/company/models.ts';
import { series } from './content.ts';
import { deep, element, hairline, muted, type Pdf, page, rule, width, write } from './document.ts';

/** A text in metric units, with US units after it. */
export const inBoth = (text: UnitText) =>
  typeof text === 'string' ? text : `${text.metric} (${text.us})`;

/** Draws the sheets of a series side by side, and returns their bottom edge. */
export function sheets(pdf: Pdf, top: number, name: SeriesName): number {
  const { sheets: shown } = series[name];
  const column = width / shown.length;
  const ends = shown.map(({ title, rows, note }, index) => {
    const x = page.left + index * column;
    const inner = column - 16;
    write(pdf, 'H3', title, x, top, { font: 'heading', size: 10, color: deep, width: inner });
    const table = element(pdf, 'Table', pdf.body);
    let y = top + 18;
    for (const { name: property, values = [] } of rows) {
      rule(pdf, y, hairline, x, x + inner);
      const parent = element(pdf, 'TR', table);
      const text = values.filter(Boolean).map(inBoth).join(', ') || 'On request';
      write(pdf, 'TH', property, x, y + 4, {
        size: 7,
        color: muted,
        parent,
        scope: 'Row',
        width: inner,
      });
      write(pdf, 'TD', text, x, y + 13, { size: 8.5, parent, width: inner });
      y = pdf.y + 4;
    }
    if (!note) return y;
    write(pdf, 'P', note, x, y + 6, { size: 7, color: muted, width: inner });
    return pdf.y;
  });
  return Math.max(...ends);
}
