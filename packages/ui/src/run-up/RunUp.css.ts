import { keyframes } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import {
  componentStyle,
  componentVariants,
  fluid,
  landing,
  layerStyle,
  light,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

/** The stage is beside the text, in a window in which things may be sticky. */
const wide = `${media.screen} and ${media.fromDesktop} and ${media.tall}`;
/** One column, with room for the wheel beside its words, which large text has not. */
const oneColumn = '(20rem <= width < 48rem)';
const timeline = '--run-up';
/** Just below the bars that stick at the top. */
const top = `calc(${landing} - ${vars.space.l})`;

export const root = componentStyle({
  color: vars.color.text,
  '@media': {
    [wide]: {
      selectors: {
        '&[data-state="moving"]': { viewTimelineName: timeline, blockSize: '400svh' },
      },
    },
  },
});

const moving = `${root}[data-state="moving"]`;
const still = `${root}[data-state="still"]`;
/** One wheel, from standstill at its top to full speed at its bottom, beside the words on each speed. */
const sliced = `${media.screen} and (width >= 85rem)`;
const row = rem(248);
const inMotion = (rule: object, narrow: object = {}) => ({
  '@media': {
    [oneColumn]: narrow,
    [wide]: { selectors: { [`${moving} &`]: rule } },
  },
});

export const pin = componentStyle(
  inMotion({
    position: 'sticky',
    insetBlockStart: top,
    blockSize: `calc(100svh - ${top})`,
    overflow: 'clip',
    backgroundImage: light('27% 48% at 73% 50%'),
  }),
);

/** Of the moving wheel: it fits into a low window. */
const edge = `min(${rem(640)}, 100svh - ${top} - ${vars.space.xl})`;

export const stage = componentStyle({
  display: 'none',
  ...inMotion({
    display: 'block',
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: `calc(50% - ${edge} / 2)`,
    inlineSize: edge,
  }),
});

export const steps = componentStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [sliced]: {
      selectors: {
        [`${still} &`]: {
          position: 'relative',
          gridTemplateColumns: 'none',
          gridAutoRows: row,
          gap: 0,
        },
      },
    },
    [wide]: {
      selectors: {
        [`${moving} &`]: {
          display: 'block',
          position: 'absolute',
          insetBlockStart: '24%',
          inlineSize: '38%',
        },
      },
    },
  },
});

const comesAndGoes = keyframes({
  '0%': { opacity: 0, transform: 'translateY(28px)' },
  '16%, 84%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0, transform: 'translateY(-28px)' },
});
const goes = keyframes({
  '84%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0, transform: 'translateY(-28px)' },
});
const comes = keyframes({
  '0%': { opacity: 0, transform: 'translateY(28px)' },
  '16%': { opacity: 1, transform: 'none' },
});

export const step = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  ...inMotion(
    {
      position: 'absolute',
      insetInline: 0,
      animationName: comesAndGoes,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: timeline,
      animationRange: 'contain 30% contain 70%',
    },
    { gridTemplateColumns: '2fr 3fr', columnGap: vars.space.m },
  ),
});
for (const [at, animationName, animationRange] of [
  ['first', goes, 'contain 0% contain 30%'],
  ['last', comes, 'contain 70% contain 100%'],
] as const)
  layerStyle('brand.components', `${moving} ${step}:${at}-child`, {
    '@media': { [wide]: { animationName, animationRange } },
  });

layerStyle('brand.components', `${still} ${step}`, {
  '@media': {
    [sliced]: {
      paddingBlock: vars.space.l,
      paddingInlineEnd: `calc(3 * ${row} + ${vars.space.xl})`,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const figure = componentStyle({
  ...type.h2,
  fontSize: fluid(32, 54),
  // The counter shows the speed of the moment.
  ...inMotion(visuallyHidden),
});

layerStyle('brand.components', `${moving} ${step} > :is(h2, h3, h4, h5, h6)`, {
  '@media': { [wide]: { fontSize: rem(36) } },
});
layerStyle('brand.components', `${moving} ${step} > p:nth-last-child(2)`, {
  '@media': { [wide]: { fontSize: vars.size.lead } },
});
layerStyle('brand.components', `${moving} ${step} > p:last-child`, {
  '@media': { [wide]: { order: -1, color: vars.color.accent } },
});

export const unit = componentStyle({ fontSize: '0.5em' });

export const disc = componentStyle({
  position: 'relative',
  // The corners of the turned picture would widen the page.
  overflow: 'clip',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: rem(400),
  ...inMotion({ maxInlineSize: 'none' }, { gridRow: '1 / span 4' }),
});

const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
/** The foil of the bearing. */
export const rings = componentStyle({
  ...fill,
  fill: 'none',
  stroke: vars.color.border,
  strokeWidth: 0.25,
});

/** The gap to the foil is drawn larger than it is: a film of air is thinner than a hair. */
const resting = '2.4%';
const runUp = keyframes({
  '0%': { transform: `translateY(${resting})` },
  '12%': { transform: `translateY(${resting}) rotate(20deg)` },
  '26%': { transform: 'rotate(120deg)' },
  '100%': { transform: 'rotate(2400deg)' },
});
const blurring = keyframes({ to: { opacity: 1 } });

export const wheel = componentStyle({
  position: 'absolute',
  inset: '4%',
  ...inMotion({
    animationName: runUp,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: timeline,
    animationRange: 'contain 0% contain 100%',
  }),
});

export const blur = componentStyle({
  ...fill,
  opacity: 0,
  ...inMotion({
    animationName: blurring,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: timeline,
    animationRange: 'contain 20% contain 70%',
  }),
});

export const speeds = componentVariants({ standstill: {}, part: {}, full: {} });
layerStyle('brand.components', `${moving} ${step} > ${disc}`, {
  '@media': { [wide]: { display: 'none' } },
});
layerStyle('brand.components', `${speeds.standstill} ${wheel}`, {
  transform: `translateY(${resting})`,
});
layerStyle('brand.components', `${speeds.part} ${wheel}`, { transform: 'rotate(75deg)' });
layerStyle('brand.components', `${speeds.part} ${blur}`, { opacity: 0.6 });
layerStyle('brand.components', `${speeds.full} ${blur}`, { opacity: 1 });
// In wide windows they lie on each other, and fade into the next speed beside the words on it.
layerStyle('brand.components', `${still} ${step} > ${disc}`, {
  '@media': {
    [sliced]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
  },
});
layerStyle('brand.components', `${still} ${step} > ${disc} > ${wheel}`, {
  '@media': { [sliced]: { transform: 'none' } },
});
for (const [speed, from] of [
  [speeds.part, 26],
  [speeds.full, 58],
] as const)
  layerStyle('brand.components', `${still} ${step} > ${speed}`, {
    '@media': {
      [sliced]: { maskImage: `linear-gradient(transparent ${from}%, black ${from + 16}%)` },
    },
  });

export const counter = componentStyle({
  display: 'none',
  ...inMotion({ display: 'block', position: 'absolute', insetBlockEnd: vars.space.xl }),
});

export const counterUnit = componentStyle({ ...type.lead, color: vars.color.muted });

export const counterWindow = componentStyle({
  ...type.display,
  display: 'block',
  fontSize: fluid(96, 132),
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  blockSize: '1em',
  overflow: 'hidden',
});

const counting = keyframes({ to: { transform: 'translateY(-10em)' } });

export const counts = componentStyle({
  display: 'grid',
  gridAutoRows: '1em',
  animationName: counting,
  animationTimingFunction: 'steps(10)',
  animationFillMode: 'both',
  animationTimeline: timeline,
  animationRange: 'contain 0% contain 100%',
});
