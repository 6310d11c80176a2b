import * as sheet from '../internal/table.css.ts';
import * as unbroken from '../internal/unbroken.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export { unit } from '../internal/table.css.ts';

/** Tables side by side start with one rule. Without a header a table does not scroll, so large text breaks words. */
export const table = componentStyle([
  sheet.table,
  {
    borderBlockStart: `1px solid ${vars.color.text}`,
    selectors: { '&:not(:has(thead))': { overflowWrap: 'anywhere' } },
  },
]);

// The column of names has a set width, so that ranges need not hold the other one open.
layerStyle('brand.components', `${table}:not(:has(thead)) ${unbroken.root}`, {
  whiteSpace: 'normal',
});

// With large text the value is below its name.
layerStyle('brand.components', `${table}:not(:has(thead)) tr`, {
  '@media': { [media.cramped]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// Columns of words are equal, in line with the columns above the table.
const figures = 'th[scope="col"]:not(:first-child, [data-align="start"])';
layerStyle('brand.components', `${table}:has(thead):not(:has(${figures}))`, {
  '@media': { [media.fromMedium]: { tableLayout: 'fixed' } },
});

/** Rows are close on phones, where one table follows the other. */
const edges = {
  '@media': { [media.belowSmall]: { paddingBlock: rem(6), paddingInline: vars.space.xs } },
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
} as const;

export const head = componentStyle([
  sheet.head,
  edges,
  { paddingBlockStart: rem(14), borderBlockEndColor: vars.color.hairline },
]);

export const corner = componentStyle([head, { textAlign: 'start' }]);

/** Names and values wrap, so that names need not be sticky. Under a header they leave figures room for one line. */
export const name = componentStyle([
  sheet.value,
  edges,
  {
    textAlign: 'start',
    color: vars.color.muted,
    selectors: {
      [`${table}:not(:has(thead)) &`]: { inlineSize: '42%' },
      // The headings of the rows name the subject of the columns.
      [`${table}:has(thead) &`]: { color: vars.color.text, fontWeight: vars.weight.strong },
    },
    '@media': {
      [media.cramped]: {
        selectors: {
          [`${table}:not(:has(thead)) &`]: { inlineSize: 'auto', borderBlockEnd: 'none' },
        },
      },
      // Long words fit where three tables stand side by side on a tablet.
      [`${media.fromMedium} and ${media.belowDesktop}`]: {
        selectors: { [`${table}:not(:has(thead)) &`]: { inlineSize: '48%' } },
      },
    },
  },
]);

export const value = componentStyle([sheet.value, edges]);

export const large = componentStyle({});
layerStyle('brand.components', `${large} ${value}`, {
  ...type.tabular,
  fontSize: rem(20),
  fontWeight: vars.weight.strong,
});

/** One cell for all values. */
export const none = componentStyle([
  value,
  { textAlign: 'center', verticalAlign: 'middle', backgroundColor: vars.color.subtle },
]);
