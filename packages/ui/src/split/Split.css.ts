import { root as figure } from '../key-figure/KeyFigure.css.ts';
import {
  componentStyle,
  fluid,
  layerStyle,
  media as query,
  rem,
  toEdge,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxl} ${vars.space.gutter}`,
  alignItems: 'center',
  selectors: { '&:has(table)': { alignItems: 'start' } },
  '@media': {
    [query.fromDesktop]: {
      selectors: {
        '&[data-side="end"]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
        '&[data-side="start"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  // Browsers part the rows of a grid, and so a heading from its text.
  '@media': { [query.print]: { display: 'block' } },
});
layerStyle('brand.components', `${words} > * + *`, {
  '@media': { [query.print]: { marginBlockStart: vars.space.m } },
});

// Below the heading of a section.
layerStyle('brand.components', `${words} > :is(h3, h4)`, { fontSize: fluid(26, 38) });

// Above the title, and after it for screen readers.
layerStyle('brand.components', `${words} > ${figure}`, { order: -1 });
layerStyle('brand.components', `${words}:has(> ${figure}) > :is(h2, h3, h4)`, type.h3);

export const text = componentStyle({ maxInlineSize: '52ch', textWrap: 'pretty' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });

export const media = componentStyle({
  inlineSize: '100%',
  '@media': {
    [query.fromDesktop]: { selectors: { '[data-side="start"] > &': { order: -1 } } },
  },
});

layerStyle('brand.components', `${media} :is(img, picture, video)`, {
  inlineSize: '100%',
  borderRadius: vars.radius.picture,
});

const bleeding = `${root}[data-bleed]`;

/** Words and picture each fill one half of the page. */
layerStyle('brand.components', bleeding, {
  alignItems: 'center',
  '@media': {
    [query.fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 },
  },
});
for (const [side, padding] of [
  ['start', 'paddingInlineStart'],
  ['end', 'paddingInlineEnd'],
] as const)
  layerStyle('brand.components', `${bleeding}[data-side="${side}"] > ${words}`, {
    '@media': { [query.fromDesktop]: { [padding]: vars.space.xxxl } },
  });

layerStyle('brand.components', `${words} > ul`, { inlineSize: '100%' });
layerStyle('brand.components', `${bleeding} > ${words}`, {
  paddingBlock: vars.space.xxxl,
  // Below the picture, the gap is enough.
  '@media': { [query.belowDesktop]: { paddingBlockStart: 0 } },
});
layerStyle('brand.components', `${bleeding} > ${media}`, {
  '@media': {
    [query.belowDesktop]: { order: -1, marginInline: toEdge, inlineSize: 'auto' },
    [query.fromDesktop]: {
      alignSelf: 'stretch',
      inlineSize: 'auto',
      minBlockSize: rem(560),
      // Its size is that of the row, not of the picture.
      contain: 'size',
    },
  },
});
for (const [side, margin] of [
  ['start', 'marginInlineStart'],
  ['end', 'marginInlineEnd'],
] as const)
  layerStyle('brand.components', `${bleeding}[data-side="${side}"] > ${media}`, {
    '@media': { [query.fromDesktop]: { [margin]: toEdge } },
  });
layerStyle(
  'brand.components',
  `${bleeding} > ${media} :is(figure, div, span, picture, img, video):not(button *, :has(> button))`,
  {
    '@media': { [query.fromDesktop]: { blockSize: '100%' } },
  },
);
// The subject of a film is whole.
layerStyle(
  'brand.components',
  `${bleeding}[data-side="end"] > ${media}:has(button) :is(img, video, span > svg)`,
  { '@media': { [query.fromDesktop]: { objectPosition: '12%' } } },
);
// Clear of a floating menu at the edge of the window.
layerStyle('brand.components', `${bleeding}[data-side="end"] > ${media} :has(> button)`, {
  '@media': { [query.fromDesktop]: { marginInlineEnd: rem(64) } },
});
// The caption is a strip below the picture, and begins with the text above and below.
layerStyle('brand.components', `${bleeding} figure`, {
  '@media': { [query.fromDesktop]: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' } },
});
layerStyle('brand.components', `${bleeding} figcaption`, {
  paddingInline: vars.space.margin,
  '@media': {
    [query.fromDesktop]: {
      padding: `${vars.space.s} ${vars.space.m} ${vars.space.l} ${vars.space.xxxl}`,
    },
  },
});
layerStyle('brand.components', `${bleeding}[data-side="start"] figcaption`, {
  '@media': { [query.fromDesktop]: { paddingInlineStart: `calc(-1 * (${toEdge}))` } },
});
// On narrow screens the ratio reserves the room of a picture that is not loaded.
layerStyle('brand.components', `${bleeding} > ${media} :is(img, video)`, {
  objectFit: 'cover',
  '@media': { [query.fromDesktop]: { aspectRatio: 'auto' } },
});
