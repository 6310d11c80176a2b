import { componentStyle, fluid, media, rem, type, vars } from '../styles/toolkit.ts';

const dot = rem(11);
const yearColumn = rem(216);
/** Font size of the year and its item, so that the dot can be positioned in `em`. */
const yearSize = fluid(28, 40);

export const root = componentStyle({ display: 'grid' });

/** The line runs through all items and ends at the last dot. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
  fontSize: yearSize,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.575em -0.575em',
    insetInlineStart: `calc(${dot} / 2)`,
    borderInlineStart: `1px solid ${vars.color.border}`,
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
    '&:last-child::before': { display: 'none' },
  },
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `${yearColumn} minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
      paddingBlockEnd: vars.space.xxl,
      paddingInlineStart: 0,
      '::before': { insetInlineStart: `calc(${yearColumn} + ${dot} / 2)` },
      '::after': { insetInlineStart: yearColumn },
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
  '@media': {
    [media.fromMedium]: {
      paddingInlineStart: vars.space.l,
      paddingBlockStart: `calc(0.575em - ${vars.size.h3} * 0.59)`,
    },
  },
});

export const milestone = componentStyle({ maxInlineSize: '52ch' });
