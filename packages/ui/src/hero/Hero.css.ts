import { halfRead } from '../internal/halfRead.ts';
import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, componentVariants, layerStyle } from '../styles/layers.ts';
import { media as query } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.layout.header,
  overflow: 'clip',
  '@media': { [query.print]: { paddingBlockStart: 0 } },
});

layerStyle('brand.components', `${halfRead(root)} > *`, { visibility: 'hidden' });

export const heights = componentVariants({
  screen: {
    '@media': {
      [query.fromDesktop]: {
        gridTemplateRows: '1fr auto',
        minBlockSize: `clamp(${rem(800)}, 100svh, ${rem(1120)})`,
      },
      [query.print]: { minBlockSize: 0 },
    },
  },
  content: {},
});

/** Beside the copy on a desktop, under the whole hero; below the copy on narrow screens, where it grows out of the ground. */
export const media = componentStyle({
  gridRow: 2,
  zIndex: -1,
  aspectRatio: '4 / 5',
  maxBlockSize: rem(640),
  inlineSize: '100%',
  marginBlockStart: `calc(-1 * ${vars.space.xxxl})`,
  maskImage: `linear-gradient(transparent, black ${rem(160)}, black 80%, transparent)`,
  '@media': {
    [query.fromDesktop]: {
      position: 'absolute',
      gridRow: 'auto',
      inset: 0,
      // Wider than this the subject would outgrow the hero.
      insetInlineStart: `max(0px, 100vw - ${rem(1600)})`,
      inlineSize: 'auto',
      maxBlockSize: 'none',
      aspectRatio: 'auto',
      marginBlockStart: 0,
      maskImage: 'none',
    },
    [query.print]: { display: 'none' },
  },
});

layerStyle('brand.components', `${root}[data-media="end"] > ${media}`, {
  '@media': { [query.fromDesktop]: { insetInlineStart: '38%' } },
});
layerStyle('brand.components', `${root}[data-media="end"] > ${media} :is(img, video)`, {
  '@media': { [query.fromDesktop]: { objectPosition: '50% 50%' } },
});

// The copy and the foot stand on the ground, wherever the subject of the picture is.
layerStyle('brand.components', `${media}::after`, {
  '@media': {
    [query.fromDesktop]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      backgroundImage: [
        `linear-gradient(to top, ${vars.color.ground}, transparent 34%)`,
        `linear-gradient(to bottom, ${vars.color.ground}, transparent 22%)`,
        `linear-gradient(to right, ${vars.color.ground} 12%, transparent 58%)`,
      ].join(', '),
    },
  },
});
layerStyle('brand.components', `[dir="rtl"] ${media}`, { scale: '-1 1' });

// Forced text colours stand on the forced ground, so the picture leaves the copy free.
layerStyle('brand.components', media, {
  '@media': {
    [`${query.fromDesktop} and ${query.forcedColors}`]: { insetInlineStart: '50%' },
  },
});
layerStyle('brand.components', `${media}::after`, {
  '@media': { [query.forcedColors]: { content: 'none' } },
});

layerStyle('brand.components', `${media} *`, {
  inlineSize: '100%',
  blockSize: '100%',
});
layerStyle('brand.components', `${media} :is(img, video)`, {
  objectFit: 'cover',
  objectPosition: '50% 50%',
  '@media': {
    // Between the copy and the edge: where the room is short, the subject leaves the window rather than the words.
    [query.fromDesktop]: { objectPosition: '30% 50%' },
    '(width >= 80rem)': { objectPosition: '62% 50%' },
  },
});

export const copy = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  paddingBlock: `${vars.space.xxl} ${vars.space.xxl}`,
  '@media': { [query.fromDesktop]: { paddingBlock: `${vars.space.xxl} ${vars.space.xxxl}` } },
});

export const titles = componentStyle({
  display: 'grid',
  maxInlineSize: '14em',
  '@media': {
    [query.fromDesktop]: {
      selectors: { [`${root}[data-media] &`]: { maxInlineSize: 'min(7.4em, 100%)' } },
    },
  },
});

const inTurn = [
  {
    gridArea: '1 / 1',
    selectors: { '&[data-state="waiting"]': { opacity: 0, visibility: 'hidden' } },
  },
  transition(['opacity', 'visibility', 'translate'], 'section'),
] as const;

/** Titles stand on the line above the text, however many lines they have. */
export const title = componentStyle([
  ...inTurn,
  {
    alignSelf: 'end',
    textWrap: 'balance',
    '@media': {
      [query.motionOk]: { selectors: { '&[data-state="waiting"]': { translate: '0 0.12em' } } },
    },
  },
]);

export const texts = componentStyle({
  display: 'grid',
  maxInlineSize: '52ch',
  paddingBlockStart: vars.space.l,
  '@media': {
    [query.fromDesktop]: {
      selectors: { [`${root}[data-media] &`]: { maxInlineSize: 'min(44ch, 36vw)' } },
    },
  },
});

export const text = componentStyle([...inTurn, { color: vars.color.muted }]);

/** What the caller puts between text and actions. */
export const inset = componentStyle({ inlineSize: '100%', paddingBlockStart: vars.space.xl });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xl,
});

export const tail = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlockStart: vars.space.xxl,
  '@media': {
    // Words in the colour of links are hard to read on a picture.
    [query.fromDesktop]: { selectors: { [`${root}[data-media] &`]: { maxInlineSize: '50%' } } },
  },
});

/** Each tag draws the rule before it; those at the start of a line are cut off. */
export const tags = componentStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xs,
  overflow: 'clip',
});

export const tag = componentStyle({
  color: vars.color.muted,
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingInline: `${vars.space.m} calc(1px + 2 * ${vars.space.m})`,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});

/** A button without an outline has its word on the line of the text, on a row of its own too. */
export const control = componentStyle({
  marginInlineStart: `calc(-1 * ${rem(18)})`,
  '@media': { [query.forcedColors]: { marginInlineStart: 0 } },
});
