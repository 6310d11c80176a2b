import * as sheet from '../internal/table.css.ts';
import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

export { note, table, unit } from '../internal/table.css.ts';

const marked = { backgroundColor: vars.color.selected } as const;

/** Narrow enough on phones that two models stand beside it. */
const names = {
  minInlineSize: rem(104),
  paddingInlineStart: 0,
  '@media': { [media.fromMedium]: { minInlineSize: rem(176) } },
} as const;

export const corner = componentStyle([sheet.corner, names]);

export const name = componentStyle([sheet.name, names]);

/** Head of a column. The bar of the marked one is a border, which forced colours keep. */
export const model = componentStyle([
  sheet.head,
  {
    color: vars.color.text,
    borderBlockStart: '3px solid transparent',
    selectors: {
      '&[data-selected]': { ...marked, borderBlockStartColor: vars.color.accent },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockStartColor: 'Canvas',
        selectors: { '&[data-selected]': { borderBlockStartColor: 'Highlight' } },
      },
    },
  },
]);

export const code = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  minBlockSize: vars.layout.target,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-align="start"] &': { justifyContent: 'flex-start', whiteSpace: 'normal' },
    'a&:hover': {
      color: vars.color.accent,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
});

export const value = componentStyle([
  sheet.value,
  {
    selectors: {
      '&[data-selected]': marked,
      // A range is one figure.
      '&[data-figure]': { whiteSpace: 'nowrap' },
      '&[data-align="start"]': { minInlineSize: rem(150), verticalAlign: 'top' },
    },
    '@media': {
      [media.fromMedium]: {
        selectors: { '&:not([data-align="start"])': { whiteSpace: 'nowrap' } },
      },
    },
  },
]);

export const choice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  paddingBlockEnd: vars.space.l,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const details = componentStyle({
  flexGrow: 1,
  selectors: { '&[open]': { flexBasis: '60%' } },
});

export const summary = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  fontWeight: 600,
  color: vars.color.accent,
  '::before': { content: '"+"', inlineSize: '0.8em', fontSize: '1.2em' },
  selectors: { '[open] > &::before': { content: '"\u2212"' } },
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});

export const count = componentStyle({
  ...type.small,
  ...type.tabular,
  lineHeight: vars.layout.target,
  color: vars.color.muted,
});
