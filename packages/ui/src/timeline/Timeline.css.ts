import { componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

const dot = rem(11);
/** Font size of the year and its item, so that the dot can be positioned in `em`. */
const yearSize = fluid(28, 40);
/** In a row: below the year. */
const line = '1.5em';

/** In a row where there is room, otherwise one below the other. */
export const root = componentStyle({
  display: 'grid',
  '@media': {
    [media.fromDesktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** The line runs through all items. In a row it fades after the last dot: the work goes on. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
  fontSize: yearSize,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.575em -0.575em',
    insetInlineStart: `calc(${dot} / 2)`,
    border: `0 solid ${vars.color.border}`,
    borderInlineStartWidth: 1,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(0.575em - ${dot} / 2)`,
    insetInlineStart: 0,
    inlineSize: dot,
    blockSize: dot,
    backgroundColor: vars.color.ground,
    border: `2px solid ${vars.color.accent}`,
    borderRadius: vars.radius.pill,
  },
  selectors: {
    '&[data-highlight]::after': { backgroundColor: vars.color.accent },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { '@media': { [media.belowDesktop]: { display: 'none' } } },
  },
  '@media': {
    [media.fromDesktop]: {
      selectors: {
        '&:last-child::before': { maskImage: 'linear-gradient(to right, black, transparent)' },
      },
      rowGap: vars.space.xxl,
      paddingInline: `0 ${vars.space.l}`,
      paddingBlockEnd: 0,
      '::before': {
        insetBlock: `${line} auto`,
        insetInline: 0,
        borderInlineStartWidth: 0,
        borderBlockStartWidth: 1,
      },
      '::after': { insetBlockStart: `calc(${line} - ${dot} / 2 + 0.5px)` },
    },
    [media.forcedColors]: {
      selectors: { '&[data-highlight]::after': { backgroundColor: 'Highlight' } },
    },
  },
});

export const year = componentStyle({
  ...type.h2,
  ...type.tabular,
  fontSize: yearSize,
  fontWeight: vars.weight.medium,
  lineHeight: 1.15,
});

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
});

export const milestone = componentStyle({ maxInlineSize: '52ch', textWrap: 'pretty' });
