import * as sheet from '../internal/table.css.ts';
import { componentStyle, landing, media, rem, type, vars } from '../styles/toolkit.ts';

export { note, table, unit } from '../internal/table.css.ts';

/**
 * With five or more models at most as high as the window below the sticky bars, so that the header stays in view while
 * the rows scroll. The names of fewer models are easily remembered, and a page should scroll in one place only.
 */
export const region = componentStyle({
  '@media': {
    [`${media.screen} and ${media.tall}`]: {
      selectors: {
        '&:has(th:nth-child(6))': {
          maxBlockSize: `calc(100svh - ${landing} - ${vars.space.l})`,
        },
      },
    },
  },
});

const header = {
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: vars.color.ground,
  '@media': { [media.print]: { position: 'relative' } },
} as const;

/** Sticks next to the names: the inset is their width while the table scrolls. */
const fixed = {
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: rem(104),
  backgroundColor: vars.color.ground,
} as const;
const fixedBeside = { insetInlineStart: rem(176) } as const;

const marked = { backgroundColor: vars.color.selected } as const;

/** Narrow enough to leave room for two models on phones. */
const names = {
  minInlineSize: rem(104),
  paddingInlineStart: 0,
  '@media': { [media.fromMedium]: { minInlineSize: rem(176) } },
} as const;

export const corner = componentStyle([sheet.corner, names, header, { zIndex: 3 }]);

export const name = componentStyle([sheet.name, names]);

/** Column header. The bar of the highlighted one is a border, which remains in forced colours mode. */
export const model = componentStyle([
  sheet.head,
  header,
  {
    zIndex: 2,
    color: vars.color.text,
    borderBlockStart: '3px solid transparent',
    selectors: {
      '&[data-fixed]': { ...fixed, zIndex: 3 },
      '&[data-selected]': { ...marked, borderBlockStartColor: vars.color.accent },
    },
    '@media': {
      [media.fromMedium]: { selectors: { '&[data-fixed]': fixedBeside } },
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
  fontWeight: vars.weight.strong,
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
      '&[data-fixed]': fixed,
      '&[data-selected]': marked,
      '[data-differs="true"] &': { fontWeight: vars.weight.strong },
      '[data-differs="false"] &': { color: vars.color.muted },
      // Ranges must not wrap.
      '&[data-figure]': { whiteSpace: 'nowrap' },
      '&[data-align="start"]': { minInlineSize: rem(150), verticalAlign: 'top' },
    },
    '@media': {
      [media.fromMedium]: {
        selectors: {
          '&:not([data-align="start"])': { whiteSpace: 'nowrap' },
          '&[data-fixed]': fixedBeside,
        },
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
  '@media': { [media.print]: { display: 'none' } },
});

export const details = componentStyle({
  flexGrow: 1,
  selectors: { '&[open]': { flexBasis: '60%' } },
  '@media': { [media.noScript]: { display: 'none' } },
});

export const extent = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.m,
});

export const summary = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.strong,
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

export const all = componentStyle({ ...type.small, lineHeight: vars.layout.target });

export const count = componentStyle({
  ...type.small,
  ...type.tabular,
  lineHeight: vars.layout.target,
  color: vars.color.muted,
});
