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
