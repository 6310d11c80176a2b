import type { GlobalStyleRule } from '@vanilla-extract/css';
import { endingFloor } from '../internal/floor.css.ts';
import { code, marked, namesWidth, value } from '../internal/ModelColumns.css.ts';
import * as sheet from '../internal/table.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export { note } from '../internal/table.css.ts';

const belowMedium = `not all and ${media.fromMedium}`;

layerStyle('brand.components', `[data-differs="all"] ${value}[data-figure]`, {
  fontWeight: vars.weight.strong,
});
layerStyle('brand.components', `${value}[data-alone]`, {
  ...marked,
  fontWeight: vars.weight.strong,
  boxShadow: `inset 3px 0 ${vars.color.accent}`,
});
layerStyle('brand.components', `[dir="rtl"] ${value}[data-alone]`, {
  boxShadow: `inset -3px 0 ${vars.color.accent}`,
});

// Equal values are muted.
layerStyle('brand.components', `[data-differences] tr:not([data-differs]) > ${value}`, {
  color: vars.color.muted,
  '@media': { [media.fromSmall]: { fontSize: vars.size.body } },
});

/** Selects the model. The click target is the whole header. */
export const select = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.layout.target,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  ...type.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.accent, borderColor: 'currentColor' },
    // Beside the name, because the first action takes its place.
    '&[aria-current]': {
      justifyContent: 'flex-start',
      borderColor: 'transparent',
      fontWeight: 400,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
  '@media': {
    [`${media.fromWide}, ${media.belowSmall}`]: {
      selectors: {
        // On the line of the name, so that the actions below start where those of the others do.
        '&[aria-current]': {
          display: 'inline-flex',
          minBlockSize: 0,
          marginInlineStart: vars.space.s,
          lineHeight: 1,
        },
      },
    },
  },
});

/** Beside machines the columns are for reading: the property above its values where the window is narrow. */
const machines = '[data-machines]';
/** Unless a model is selected there: then the columns are as wide as a button, and scroll beside their properties. */
const compared = `${machines}:not(:has(${select}))`;
/** Of machines and the person. */
const pictures = 'thead > :first-child :is(img, svg)';
/** A value of a third machine. */
const third = 'tbody td:nth-child(4)';
/** Two machines leave each the room of a button. */
const two = `${compared}:not(:has(${third}))`;

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.print]: { display: 'none' },
    [belowMedium]: {
      selectors: {
        [`${compared} &`]: { ...type.caption, rowGap: 0, paddingBlockStart: 0 },
      },
    },
  },
});

// On phones actions are links: a row of buttons would outweigh the figures.
layerStyle('brand.components', `${compared}:has(${third}) ${actions} > *`, {
  '@media': {
    [belowMedium]: {
      position: 'static',
      display: 'inline-flex',
      justifyContent: 'flex-start',
      alignItems: 'center',
      minBlockSize: vars.layout.target,
      padding: 0,
      border: 'none',
      fontSize: 'inherit',
      textAlign: 'start',
      color: vars.color.accent,
      backgroundColor: 'transparent',
    },
  },
});

/** Machines stand on one floor, below which are their names and actions. */
layerStyle('brand.components', `${machines} thead > tr:first-child`, {
  ...endingFloor,
  vars: { '--floor': rem(16) },
  '@media': { [media.fromWide]: { vars: { '--floor': rem(40) } } },
});
layerStyle('brand.components', `${machines} thead > :first-child > *`, { borderBlockEnd: 'none' });
layerStyle('brand.components', `${machines} thead > :first-child > [data-selected]`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.selected} 60%, transparent)`,
});
layerStyle('brand.components', `${machines} thead > :last-child > *`, {
  paddingBlockStart: rem(20),
  borderBlockStartWidth: 0,
  verticalAlign: 'top',
});
layerStyle('brand.components', machines, {
  '@media': { [media.fromSmall]: { tableLayout: 'fixed' } },
});
layerStyle('brand.components', `${machines} thead :first-child:is(th, td)`, {
  '@media': {
    [media.fromSmall]: { inlineSize: rem(124) },
    [media.fromWide]: { inlineSize: rem(176) },
  },
});
// In steps, because a picture that shrank to its column would leave the scale of the others.
const steps = (zoom: number, onPhones: number) => ({
  maxInlineSize: 'none',
  '@media': {
    [media.fromSmall]: { zoom: zoom * 0.4 },
    [media.fromMedium]: { zoom: zoom * 0.5 },
    [media.fromDesktop]: { zoom: zoom * 0.67 },
    [media.fromWide]: { zoom: zoom * 0.83 },
    '(width >= 90rem)': { zoom },
    '(width >= 150rem)': { zoom: zoom * 1.2 },
    [media.belowSmall]: { zoom: onPhones },
    [media.print]: { zoom: 0.4 },
  },
});
layerStyle('brand.components', `${machines} ${pictures}`, steps(1.2, 0.39));
layerStyle('brand.components', `:has(> ${machines} ${select})`, {
  '@media': {
    [media.belowSmall]: {
      scrollSnapType: 'x proximity',
      scrollPaddingInlineStart: namesWidth.narrow,
    },
  },
});
layerStyle('brand.components', `${machines}:has(${select}) :is(th, td):not(:first-child)`, {
  '@media': {
    [media.belowSmall]: {
      minInlineSize: rem(184),
      paddingInline: vars.space.s,
      scrollSnapAlign: 'start',
    },
  },
});
layerStyle('brand.components', `${machines}:has(${select}) ${pictures}`, {
  '@media': { [media.belowSmall]: { zoom: 0.64 } },
});
layerStyle('brand.components', `${two} ${pictures}`, steps(1.7, 0.74));
// Their shadows may reach into the next column, but must not make the table scroll.
layerStyle('brand.components', `${machines} thead :has(> picture)`, { overflow: 'visible' });
layerStyle('brand.components', `${machines} thead td:last-child`, { overflow: 'clip' });
layerStyle('brand.components', `${machines} tbody :is(th, td[data-align])`, {
  verticalAlign: 'baseline',
});
layerStyle('brand.components', `${machines} td`, {
  fontSize: vars.size.h4,
  textWrap: 'balance',
  // Dimensions on one line.
  '@media': { [media.belowSmall]: { fontSize: vars.size.body } },
});
layerStyle('brand.components', `${machines} td strong`, { fontSize: vars.size.h3 });
layerStyle('brand.components', `${machines} :is(th, td)`, {
  '@media': { [media.print]: { paddingBlock: vars.space.xxs, fontSize: vars.size.caption } },
});
// A row of one line, and on paper: with a duty point the note would be on a second sheet.
layerStyle('brand.components', `${machines} tbody ${sheet.unit}`, {
  '@media': {
    [media.fromWide]: { display: 'inline' },
    [media.print]: { display: 'inline' },
  },
});
const narrow = (selector: string, rule: GlobalStyleRule) =>
  layerStyle('brand.components', `${compared} ${selector}`, {
    '@media': { [media.belowSmall]: rule },
  });
/**
 * Four of 80 px fit on a phone. They grow faster than the text: once the region scrolls, a range or a figure with its
 * unit stays on one line.
 */
const column = 'minmax(calc(8rem - 48px), 1fr)';
narrow('tr', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: column });
narrow('tbody th', {
  gridRow: 1,
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '100cqi',
  paddingBlockEnd: 0,
  borderBlockEnd: 'none',
});
for (const count of [1, 2, 3, 4])
  narrow(`tbody tr:has(> :nth-child(${count + 1}):last-child) > th`, {
    gridColumn: `1 / span ${count}`,
  });
narrow('tbody th::after', { content: 'none' });
narrow('td', { gridRow: 2 });
narrow('td[data-align]', { inlineSize: 'auto' });
narrow(`tbody ${sheet.unit}`, { display: 'inline' });
narrow('thead :first-child:is(th, td)', { display: 'none' });
narrow('thead td', { gridRow: 1, alignSelf: 'end' });
narrow('thead th:not(:first-child)', { display: 'flex', flexDirection: 'column' });
narrow(':is(thead th:not(:first-child), td)', {
  minInlineSize: 0,
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  fontSize: vars.size.caption,
});
layerStyle('brand.components', `${two} ${value}[data-figure]`, { fontSize: vars.size.h4 });
narrow('tbody td[data-alone]', { paddingInlineStart: rem(6) });

layerStyle('brand.components', `${machines} thead th > ${code}`, {
  ...type.h4,
  justifyContent: 'flex-start',
  '@media': {
    [media.fromWide]: { fontSize: vars.size.h3 },
    [media.belowDesktop]: { fontSize: vars.size.small },
    [media.belowSmall]: { alignItems: 'flex-start', whiteSpace: 'normal' },
  },
});

// An icon is beside the name where that leaves it room.
layerStyle('brand.components', `${two} ${actions} > :first-child`, {
  '@media': { [media.belowSmall]: { flexGrow: 1 } },
});
layerStyle('brand.components', `${actions} > a:has(> svg)`, {
  position: 'absolute',
  insetBlockStart: rem(-6),
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
});

layerStyle('brand.components', `th:has(> :is(${select}, ${actions}))`, { position: 'relative' });
layerStyle('brand.components', `th:has(> ${select}) > ${code}`, { display: 'inline-flex' });
layerStyle('brand.components', `${machines} ${select}:not([aria-current])`, {
  marginBlockStart: vars.space.s,
});
layerStyle('brand.components', `${select} + ${actions}`, { paddingBlockStart: vars.space.s });
layerStyle('brand.components', `${select} + ${actions} > a`, {
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  minBlockSize: rem(28),
});
layerStyle('brand.components', `${select}[aria-current] + ${actions} > :first-child`, {
  flexBasis: '100%',
  minBlockSize: vars.layout.target,
});
// Above the target that covers the header.
layerStyle('brand.components', `th:has(> ${select}) > :is(a:first-of-type, ${actions})`, {
  position: 'relative',
  zIndex: 1,
});
