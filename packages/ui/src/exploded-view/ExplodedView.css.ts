import { keyframes } from '@vanilla-extract/css';
import {
  componentStyle,
  landing,
  layerStyle,
  light,
  media,
  rem,
  toEdge,
  type,
  vars,
} from '../styles/toolkit.ts';

/** As many chapters as have a timeline of their own. */
const chapters = [1, 2, 3, 4, 5, 6] as const;

/** A part inside another one slides out of it by less than this, in px. */
export const reach = 600;

const timeline = (chapter: number) => `--exploded-${chapter}`;
/** The stage is beside the text. */
const wide = `${media.screen} and ${media.fromDesktop}`;
const moving = '[data-state="moving"]';
/** With motion, each chapter stays for a while after it has arrived. A script that starts late must not move the page. */
const stays = `${wide} and ${media.motionOk} and (height >= 45rem)`;

/** Below the bars is less room than the drawing takes. */
const low = `${wide} and (height < 53rem)`;

/** Size of the drawings, in px. */
const size = { width: 1400, height: 760 } as const;
/** Area of the names, in px. */
export const drawn = { width: 820, height: size.height } as const;

/** Just below the bars that stick at the top. */
const top = `calc(${landing} - ${vars.space.l})`;

/** From the text to the edge of the window. */
const stageWidth = `(100cqi - max(${vars.space.margin}, (100cqi - ${vars.layout.container}) / 2) - min(${vars.layout.container}, 100cqi - 2 * ${vars.space.margin}) * 5 / 12)`;
/** Height that the drawing has at that width. */
const fitted = `${stageWidth} * ${drawn.height / drawn.width}`;
const room = `(100svh - ${top})`;
const stageHeight = `min(${room}, ${fitted} + ${rem(64)})`;
/** Of the stage below 1024 px, where the whole object is as wide as the window. */
const narrowHeight = `min(67cqi, ${rem(560)}, 80svh)`;
const shown = 0.85;

/** Quotient of two lengths as a number. */
const ratio = (length: string, px: number) => `tan(atan2(${length}, ${px}px))`;

const stageGround = {
  overflow: 'hidden',
  backgroundImage: light('46% 46% at 50% 50%'),
} as const;

const stageSize = {
  position: 'sticky',
  insetBlockStart: `calc(${top} + (${room} - ${stageHeight}) / 2)`,
  blockSize: stageHeight,
  // Beside the text, it has no edge.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 72,
    backgroundImage: `linear-gradient(90deg, ${vars.color.ground}, transparent)`,
  },
} as const;

export const root = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  '@media': {
    [wide]: {
      selectors: { [`&${moving}`]: { timelineScope: chapters.map(timeline).join() } },
    },
    [media.print]: { backgroundColor: 'transparent' },
  },
});

export const chapter = componentStyle({ position: 'relative', scrollMarginBlockStart: top });

export const grid = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      inlineSize: `min(${vars.layout.container}, 100% - 2 * ${vars.space.margin})`,
      marginInline: 'auto',
      minBlockSize: `calc(100svh - ${top})`,
    },
    [stays]: { minBlockSize: `calc(1.4 * (100svh - ${top}))` },
  },
});

// Without what slides over the stage after the chapter. The stage comes first.
for (const number of chapters)
  layerStyle('brand.components', `${moving} > ${chapter}:nth-child(${number + 1}) > ${grid}`, {
    '@media': {
      [wide]: { viewTimelineName: timeline(number), viewTimelineInset: `${top} 0px` },
    },
  });

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  paddingInline: vars.space.margin,
  paddingBlock: `${vars.space.xl} ${vars.space.section}`,
  '@media': {
    [wide]: {
      alignContent: 'center',
      paddingInline: `0 ${vars.space.xl}`,
      paddingBlock: vars.space.m,
    },
    [`${wide} and ${media.reducedMotion}`]: { paddingBlock: vars.space.xxl },
    [stays]: {
      position: 'sticky',
      insetBlockStart: top,
      alignSelf: 'start',
      minBlockSize: `calc(100svh - ${top})`,
    },
  },
});

export const text = componentStyle({
  maxInlineSize: '34ch',
  paddingBlockStart: vars.space.m,
  textWrap: 'pretty',
  '@media': { [low]: { paddingBlockStart: vars.space.xs } },
});

export const measure = componentStyle({
  paddingBlock: `${vars.space.xl} ${vars.space.l}`,
  '@media': { [low]: { paddingBlock: `${vars.space.m} ${vars.space.s}` } },
});

layerStyle('brand.components', `${words} > ul`, {
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const place = componentStyle({ '@media': { [wide]: { marginInlineEnd: toEdge } } });

export const frame = componentStyle({
  position: 'relative',
  paddingBlockStart: narrowHeight,
  ...stageGround,
  '@media': {
    [wide]: {
      ...stageSize,
      paddingBlockStart: 0,
      selectors: {
        [`${moving} &`]: { backgroundImage: 'none' },
        [`${moving} &::after`]: { content: 'none' },
      },
    },
  },
});

/** The drawing is scaled to its frame, in the middle of it, and is the same in every script. */
export const view = componentStyle({
  direction: 'ltr',
  position: 'absolute',
  insetBlockStart: `calc(${narrowHeight} / 2)`,
  // Objects reach further to the end of the axis than to its start.
  insetInlineStart: '45%',
  inlineSize: size.width,
  blockSize: size.height,
  translate: '-50% -50%',
  scale: ratio(narrowHeight, size.height * shown),
  '@media': {
    [wide]: {
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      scale: ratio(`min(${room}, ${fitted})`, drawn.height),
    },
  },
});

export const picture = componentStyle({ inlineSize: '100%' });

/** Hidden where the moving stage shows the same. */
export const ofStill = componentStyle({
  '@media': { [wide]: { selectors: { [`${moving} &`]: { display: 'none' } } } },
});

export const drawing = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: (size.width - drawn.width) / 2,
  inlineSize: drawn.width,
  blockSize: drawn.height,
});

const appearing = keyframes({ from: { opacity: 0 } });
const vanishing = keyframes({ to: { opacity: 0 } });

/** On the moving stage, what belongs to a chapter is there only while it stays, because the object does not scroll. */
const ofChapter = {
  animationName: `${appearing}, ${vanishing}`,
  animationTimingFunction: 'linear',
  animationFillMode: 'backwards, forwards',
  animationRange: 'entry 92% entry 100%, exit 0% exit 8%',
} as const;
for (const number of chapters)
  layerStyle('brand.components', `${moving} > ${chapter}:nth-child(${number + 1}) ${frame}`, {
    '@media': { [wide]: { ...ofChapter, animationTimeline: timeline(number) } },
  });
/** Behind the text of all chapters. */
export const stage = componentStyle({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `calc${stageWidth}`,
  pointerEvents: 'none',
  '@media': { [wide]: { display: 'block' } },
});

for (const number of chapters)
  layerStyle('brand.components', `${stage} [data-chapter="${number}"]`, {
    ...ofChapter,
    animationTimeline: timeline(number),
  });

/** A detail view, as in a technical drawing. */
export const detail = componentStyle({
  vars: { [vars.radius.picture]: '50%' },
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${narrowHeight})`,
  insetInlineStart: vars.space.margin,
  inlineSize: '28%',
  maxInlineSize: `min(${rem(280)}, 34svh)`,
  // At the end of the page's column, and clear of what floats at the edge of the window.
  '@media': {
    [wide]: {
      // Aligns its caption with that of the figure.
      insetBlockEnd: vars.space.l,
      insetInline: `auto max(-1 * ${toEdge}, ${rem(72)})`,
      inlineSize: '40%',
      textAlign: 'center',
    },
  },
});
layerStyle('brand.components', `${detail} :has(> picture)`, {
  border: `2px solid ${vars.color.accent}`,
});

export const caption = componentStyle({
  ...type.caption,
  padding: `${vars.space.s} ${vars.space.margin}`,
  color: vars.color.muted,
  '@media': {
    [wide]: {
      position: 'absolute',
      // Above the fade at the stage's edge.
      zIndex: 1,
      insetBlockEnd: vars.space.l,
      insetInline: `${vars.space.xl} 46%`,
      padding: 0,
    },
  },
});

export const number = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.text });

/** Slides over the stage. */
export const after = componentStyle({
  position: 'relative',
  zIndex: 1,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
});

export const stageWindow = componentStyle({ ...stageGround, ...stageSize });

/** A point in the middle, from which parts are placed. */
export const object = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
});

const at = (state: number) =>
  `scale(var(--scale${state})) translate(var(--x${state}), var(--y${state}))`;
const moves = chapters.map((chapter) => keyframes({ to: { transform: at(chapter) } }));

/**
 * The chapter that was entered last decides, so the keyframes need no start. Without `animation-timeline`,
 * `animation-range`, `timeline-scope`, `view-timeline-inset` and `view-timeline-name`, there is no stage: each chapter
 * shows its picture.
 */
export const moved = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: 0,
  blockSize: 0,
  transform: at(0),
  animationName: moves.join(),
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  animationTimeline: chapters.map(timeline).join(),
  animationRange: 'entry 40% entry 100%',
});

export const part = componentStyle({ position: 'absolute', maxInlineSize: 'none' });

export const opening = componentStyle({
  position: 'absolute',
  insetBlockStart: -reach,
  insetInlineStart: -reach,
  inlineSize: 2 * reach,
  blockSize: 2 * reach,
});
