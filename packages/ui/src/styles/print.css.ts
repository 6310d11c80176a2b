import { vars } from './contract.css.ts';
import { type LayerName, layerStyle } from './layers.ts';
import { media } from './media.ts';

const inPrint = (layer: LayerName, selector: string, rule: object) =>
  layerStyle(layer, selector, { '@media': { [media.print]: rule } });

// Hides controls in print, except buttons in headings, such as the questions of an accordion, and the models of a table.
inPrint(
  'brand.utilities',
  'nav, form, [role="tablist"], button:not(h2 *, h3 *, h4 *, h5 *, h6 *, th[scope="row"] *)',
  {
    display: 'none',
  },
);
inPrint('brand.reset', 'html', { fontSize: '82%' });
inPrint('brand.reset', 'h1, h2, h3, h4, h5, h6, thead', { breakAfter: 'avoid' });
inPrint('brand.reset', 'h2, h3, h4', { breakInside: 'avoid' });
// A heading, or a head with a lead, and the figure that it announces. In several columns, browsers part them all the same.
inPrint(
  'brand.reset',
  ':has(> :first-child + figure):has(> :is(h2, h3, h4):first-child, > :first-child > :is(h2, h3, h4):first-child)',
  { breakInside: 'avoid' },
);
// The lead belongs to the heading, unless it is all that an item of a list says.
inPrint('brand.reset', ':is(h2, h3) + :is(p, div):last-child:not(li *, article *)', {
  breakAfter: 'avoid',
});
// Paper does not scroll sideways.
inPrint('brand.reset', 'pre', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
inPrint(
  'brand.reset',
  'li, article:not(:has(h1)), [role="group"], figure, blockquote, pre, img, tr, dl > div',
  { breakInside: 'avoid' },
);
// Without `orphans` and `widows`, a page may begin or end with a single line.
inPrint('brand.reset', 'p, li', { orphans: 3, widows: 3 });
inPrint('brand.reset', 'body', { minBlockSize: 0, color: vars.color.text });
