import * as sheet from '../internal/table.css.ts';
import { componentStyle, layerStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const anchor = componentStyle({ position: 'relative' });

/** In the margin, so that the heading stays aligned. */
export const mark = componentStyle([
  {
    position: 'absolute',
    insetInlineEnd: '100%',
    insetBlockStart: '0.1em',
    marginInlineEnd: '0.2em',
    color: vars.color.accent,
    opacity: 0,
    selectors: {
      [`${anchor}:focus-visible > &`]: { opacity: 1 },
      [`${anchor}:hover > &`]: { opacity: 1 },
    },
    '@media': { [media.belowDesktop]: { display: 'none' } },
  },
  transition(['opacity']),
]);

/** As wide as its picture, which is a block. */
export const linkedPicture = componentStyle({ display: 'block' });

export const codeBlock = componentStyle({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.text}`,
  backgroundColor: vars.color.subtle,
});

layerStyle('brand.components', `${codeBlock} > pre`, { border: 0, marginBlockStart: 0 });

export const language = componentStyle({
  ...type.caption,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.s,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
  color: vars.color.muted,
});

/** Wide enough for its cells side by side from a tablet on; below, and where text is large, the lines wrap. */
export const formula = componentStyle({
  ...type.tabular,
  display: 'grid',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  padding: `${vars.space.m} ${vars.space.l}`,
  backgroundColor: vars.color.subtle,
});
const mostColumns = 5;
for (let count = 2; count <= mostColumns; count++)
  layerStyle('brand.components', `${formula}[data-columns="${count}"]`, {
    '@media': { [media.fromMedium]: { gridTemplateColumns: `repeat(${count - 1}, auto) 1fr` } },
  });

export const formulaLine = componentStyle({
  // The second line of one that wraps is set in.
  paddingInlineStart: '1em',
  textIndent: '-1em',
  '@media': {
    [media.fromMedium]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      paddingInlineStart: 0,
      textIndent: 0,
    },
  },
});
layerStyle('brand.components', `${formula} > ${formulaLine}`, { margin: 0, textWrap: 'wrap' });
// The last cell reaches to the end, unless it is a result.
for (let place = 1; place <= mostColumns; place++)
  layerStyle('brand.components', `${formulaLine} > :nth-child(${place}):last-child`, {
    '@media': { [media.fromMedium]: { gridColumn: `${place} / -1` } },
  });
layerStyle('brand.components', `${formulaLine} > :first-child:not(:last-child)`, {
  color: vars.color.muted,
  '@media': { [media.belowMedium]: { marginInlineEnd: vars.space.s } },
});
layerStyle('brand.components', `${formulaLine} > [data-result]:last-child:last-child`, {
  '@media': { [media.fromMedium]: { gridColumn: '-2 / -1', whiteSpace: 'nowrap' } },
});

export const formulaGap = componentStyle({
  gridColumn: '1 / -1',
  blockSize: vars.space.xs,
  border: 'none',
});

export const table = sheet.table;

/** Wide enough for words: on phones the table scrolls instead. */
const cell = componentStyle({
  minInlineSize: '7em',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const head = componentStyle([sheet.head, cell]);

export const value = componentStyle([sheet.value, cell, { verticalAlign: 'top' }]);
