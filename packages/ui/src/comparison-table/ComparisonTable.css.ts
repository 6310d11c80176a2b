import type { GlobalStyleRule } from '@vanilla-extract/css';
import { marked, value } from '../internal/ModelColumns.css.ts';
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
        '[data-machines] &': { ...type.caption, rowGap: 0, paddingBlockStart: 0 },
      },
    },
  },
});

// On phones actions are links: a row of buttons would outweigh the figures.
layerStyle('brand.components', `[data-machines] ${actions} > *`, {
  '@media': {
    [belowMedium]: {
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

/** Beside machines the columns are for reading: the property above its values where the window is narrow. */
const machines = '[data-machines]';
const wall = (share: number) =>
  `color-mix(in srgb, ${vars.color.hairline} ${share}%, ${vars.color.ground})`;

/** The floor ends below the machines: names and actions are on the ground of the page. */
layerStyle('brand.components', `${machines} thead`, {
  vars: { '--names': rem(152), '--floor': rem(166) },
  backgroundImage: `linear-gradient(to top, ${vars.color.ground} var(--names), ${wall(60)} var(--names), ${wall(80)} var(--floor), ${vars.color.subtle} var(--floor), ${vars.color.ground})`,
  '@media': { [media.fromWide]: { vars: { '--names': rem(112), '--floor': rem(136) } } },
});
layerStyle('brand.components', machines, {
  '@media': { [media.fromSmall]: { tableLayout: 'fixed' } },
});
layerStyle('brand.components', `${machines} thead th:first-child`, {
  '@media': {
    [media.fromSmall]: { inlineSize: rem(124) },
    [media.fromWide]: { inlineSize: rem(176) },
  },
});
// In steps, because a picture that shrank to its column would leave the scale of the others.
layerStyle('brand.components', `${machines} thead :is(img, svg)`, {
  maxInlineSize: 'none',
  '@media': {
    [media.fromSmall]: { zoom: 0.48 },
    [media.fromMedium]: { zoom: 0.6 },
    [media.fromDesktop]: { zoom: 0.8 },
    [media.fromWide]: { zoom: 1 },
    '(width >= 90rem)': { zoom: 1.2 },
    '(width >= 150rem)': { zoom: 1.45 },
    [media.belowSmall]: { zoom: 0.39 },
    [media.print]: { zoom: 0.4 },
  },
});
// Their shadows may reach into the next column.
layerStyle('brand.components', `${machines} thead th > :has(> picture)`, { overflow: 'visible' });
layerStyle('brand.components', `${machines} tbody th`, { verticalAlign: 'top' });
layerStyle('brand.components', `${machines} td`, {
  fontSize: vars.size.h4,
  verticalAlign: 'top',
  textWrap: 'balance',
});
layerStyle('brand.components', `${machines} td strong`, { fontSize: vars.size.h3 });
layerStyle('brand.components', `${machines} :is(th, td)`, {
  '@media': { [media.print]: { paddingBlock: vars.space.xxs, fontSize: vars.size.caption } },
});
// A row of one line: with a duty point the note would be on a second sheet.
layerStyle('brand.components', `${machines} tbody ${sheet.unit}`, {
  '@media': { [media.print]: { display: 'inline' } },
});
const narrow = (selector: string, rule: GlobalStyleRule) =>
  layerStyle('brand.components', `${machines} ${selector}`, {
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
narrow('td', { gridRow: 2 });
narrow('td[data-align]', { inlineSize: 'auto' });
narrow(`tbody ${sheet.unit}`, { display: 'inline' });
narrow('thead th:first-child', { display: 'none' });
narrow('thead th:not(:first-child)', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
});
narrow(':is(thead th:not(:first-child), td)', {
  minInlineSize: 0,
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  fontSize: vars.size.caption,
});
narrow('tbody td[data-alone]', { paddingInlineStart: rem(6) });

layerStyle('brand.components', `${machines} thead th:not(:first-child) > :is(a, span)`, {
  ...type.h4,
  justifyContent: 'flex-start',
  '@media': {
    [media.fromWide]: { fontSize: vars.size.h3 },
    [media.belowDesktop]: { fontSize: vars.size.small },
    [media.belowSmall]: { alignItems: 'flex-start', whiteSpace: 'normal' },
  },
});

/** As high as the name and the actions of a model, so that the person stands beside its machine. */
export const person = componentStyle({
  display: 'block',
  blockSize: `calc(2 * ${vars.layout.target} + ${vars.space.s} + ${vars.space.xl})`,
  '@media': {
    [media.fromWide]: { blockSize: `calc(2 * ${vars.layout.target} + ${vars.space.s})` },
  },
});

/** The last place on the floor, above the height of the names. */
export const place = componentStyle([
  sheet.head,
  {
    textAlign: 'start',
    paddingBlock: `0 calc(var(--names) + ${rem(8)})`,
    '@media': {
      [media.belowDesktop]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
]);

// Stands on the floor, while values begin at the top of their row.
layerStyle('brand.components', `${machines} td${place}`, { verticalAlign: 'bottom' });
layerStyle('brand.components', `${place} > a`, {
  display: 'grid',
  placeContent: 'center',
  minBlockSize: rem(128),
  maxInlineSize: rem(200),
  padding: vars.space.xs,
  border: `1px dashed ${vars.color.border}`,
  textAlign: 'center',
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.body,
});
