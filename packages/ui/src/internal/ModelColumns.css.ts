import { componentStyle, landing, media, rem, type, vars } from '../styles/toolkit.ts';
import * as sheet from './table.css.ts';

export { table, unit } from './table.css.ts';

/** Narrow enough to leave room for two models on phones. */
export const namesWidth = { narrow: rem(124), medium: rem(176) };

/**
 * With five or more models at most as high as the window below the sticky bars, so that the header stays in view while
 * the rows scroll. The names of fewer models are easily remembered, and a page should scroll in one place only.
 */
export const region = componentStyle({
  '@media': {
    [`${media.screen} and ${media.tall}`]: {
      selectors: {
        '&:has(td:nth-child(6))': {
          maxBlockSize: `calc(100svh - ${landing} - ${vars.space.l})`,
        },
      },
    },
  },
});

/** All rows of the header stay in view together. */
export const header = componentStyle({
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: 0,
  backgroundColor: vars.color.ground,
  '@media': { [media.print]: { position: 'relative' } },
});

export const marked = { backgroundColor: vars.color.selected } as const;

const names = {
  minInlineSize: namesWidth.narrow,
  paddingInlineStart: 0,
  '@media': { [media.fromMedium]: { minInlineSize: namesWidth.medium } },
} as const;

export const corner = componentStyle([sheet.corner, names]);

/** Beside text of several lines, in the first. */
export const name = componentStyle([
  sheet.name,
  names,
  { selectors: { '&[data-align="start"]': { verticalAlign: 'top' } } },
]);

/** Column header. The bar of the highlighted one is a border, which remains in forced colours mode. */
export const model = componentStyle([
  sheet.head,
  {
    color: vars.color.text,
    paddingBlockStart: vars.space.xs,
    borderBlockStart: '3px solid transparent',
    selectors: { '&[data-selected]': { ...marked, borderBlockStartColor: vars.color.accent } },
    '@media': {
      [media.forcedColors]: {
        borderBlockStartColor: 'Canvas',
        selectors: { '&[data-selected]': { borderBlockStartColor: 'Highlight' } },
      },
    },
  },
]);

/** A machine above the header of its model, or what stands in place of one. */
export const machine = componentStyle([model, { paddingBlock: 0, borderBlockEnd: 'none' }]);

export const code = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.s,
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-align="start"] &': {
      ...type.h4,
      justifyContent: 'flex-start',
      minBlockSize: rem(28),
      whiteSpace: 'normal',
    },
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
      // Ranges must not wrap.
      '&[data-figure]': { whiteSpace: 'nowrap' },
      '&[data-align="start"]': { inlineSize: '25%', minInlineSize: rem(150), verticalAlign: 'top' },
    },
    '@media': {
      [media.fromMedium]: {
        selectors: {
          '&:not([data-align="start"])': { whiteSpace: 'nowrap' },
        },
      },
    },
  },
]);
