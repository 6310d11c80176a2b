import * as sheet from '../internal/table.css.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export { corner, note, table, unit } from '../internal/table.css.ts';

export const row = componentStyle({});

export const region = componentStyle({});

const line = { whiteSpace: 'nowrap' } as const;

export const head = componentStyle([sheet.head, line]);

/** On a phone a row is as high as a touch target. */
export const value = componentStyle([
  sheet.value,
  line,
  { '@media': { [media.belowSmall]: { paddingBlock: rem(10) } } },
  transition(['background-color']),
]);

export const onScreen = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

// A cell of several rows states its value in the first of them, between ink rules.
layerStyle('brand.components', `${value}[rowspan]`, { verticalAlign: 'top' });
layerStyle('brand.components', `${row}[data-last] > *, ${value}[rowspan]`, {
  borderBlockEndColor: vars.color.text,
});

/** The name of a group, over its own ink rule. */
export const group = componentStyle([
  sheet.name,
  {
    paddingInlineStart: 0,
    paddingBlock: `${vars.space.l} ${vars.space.xs}`,
    borderBlockEndColor: vars.color.text,
    '@media': { [media.belowSmall]: { paddingBlock: vars.space.xs } },
  },
]);

/** Stays in view while the other columns scroll. */
export const groupName = componentStyle({
  ...type.h4,
  display: 'inline-block',
  position: 'sticky',
  insetInlineStart: 0,
});

/** As high as a touch target, without making the row higher. */
export const actions = componentStyle({
  display: 'grid',
  justifyContent: 'end',
  alignItems: 'center',
  blockSize: vars.layout.target,
  marginBlock: rem(-14),
});

export const name = componentStyle([
  sheet.name,
  {
    paddingBlock: 0,
    // A border, because forced colours remove backgrounds.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${vars.color.accent}`,
      opacity: 0,
    },
    selectors: {
      [`${row}[data-selected] &::before`]: { opacity: 1 },
    },
  },
  transition(['background-color']),
]);

export const choice = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space.xs,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.strong,
  selectors: {
    'a&:hover, button&:hover': {
      color: vars.color.accent,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
  '@media': {
    [media.fromSmall]: { minBlockSize: `calc(${vars.layout.target} + ${vars.space.xs})` },
    [media.fromMedium]: { flexWrap: 'nowrap' },
  },
});

const many = `${region}:has(tr:nth-child(13))`;
// Focus shows the first rows of a table that is higher than the window.
layerStyle('brand.components', many, {
  '@media': { [media.belowSmall]: { scrollMarginBlockEnd: rem(-576) } },
});
// Many rows are close, where no finger has to hit them.
const dense = (selector: string, rule: Parameters<typeof layerStyle>[2]) =>
  layerStyle('brand.components', `${many} ${selector}`, {
    '@media': { [`${media.fromSmall} and (not ${media.coarse})`]: rule },
  });
dense(value, { paddingBlock: rem(8.25) });
dense(choice, { minBlockSize: rem(39), paddingBlock: 0 });
dense(actions, { blockSize: rem(39), marginBlock: rem(-8) });

layerStyle('brand.components', `${row}[data-selected] > :not([rowspan])`, {
  backgroundColor: vars.color.selected,
});
