import { keyframes } from '@vanilla-extract/css';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** Duration in ms, including the exit. */
const whole = 4500;
const leaving = 420;
const counting = whole - leaving;

const eased = 'cubic-bezier(0.4, 0.1, 0.3, 1)';
/** Times at which that curve reaches 0, 10, 20, … 100 %, in percent of the duration. */
const reached = [0, 15.7, 22.7, 28, 32.5, 37, 41.8, 47.5, 54.8, 65.7, 100] as const;
const figures = Array.from({ length: 10 }, (_, figure) => String(figure));

/** Slides away instead of fading: during a fade the text would have too little contrast. */
const leave = keyframes({ to: { translate: '0 -100%', visibility: 'hidden' } });
/** The same animation under another name, so that it restarts when the visitor skips. */
const leaveNow = keyframes({ to: { translate: '0 -100%', visibility: 'hidden' } });
const draw = keyframes({ from: { scale: '0 1' } });
const arrive = keyframes({ from: { opacity: 0, translate: `0 ${rem(12)}` } });

export const root = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  animation: `${leave} ${leaving}ms ${vars.motion.ease} ${counting}ms forwards`,
  selectors: {
    '&:not([data-state="shown"])': {
      animation: `${leaveNow} ${vars.motion.control} ${vars.motion.ease} forwards`,
    },
    '[data-splash="seen"] &': { display: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    // Without JavaScript it could not be skipped or remembered.
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const brand = componentStyle({
  display: 'grid',
  position: 'relative',
  placeItems: 'center',
  padding: vars.space.margin,
  animation: `${arrive} 600ms ${vars.motion.ease} backwards`,
});

// Elements made for a header are too small on their own.
layerStyle('brand.components', `${brand} > :first-child`, { scale: 1.75 });

/** Room for the figure, before it is there. */
export const below = componentStyle({ paddingBlockStart: rem(200) });

/** Above the logo, which keeps its place. */
export const figure = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(50% - ${rem(24)})`,
  blockSize: `min(${rem(280)}, 50% + ${rem(8)})`,
});

layerStyle('brand.components', `${figure} *`, { inlineSize: 'auto', blockSize: '100%' });

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.margin,
  paddingBlockEnd: `max(${vars.space.margin}, env(safe-area-inset-bottom))`,
});

/** Strips of digits move by transforms: anything else would need layout in every frame during hydration. */
export const progress = componentStyle({
  ...type.display,
  ...type.tabular,
  blockSize: '1.1em',
  lineHeight: 1.1,
  letterSpacing: 0,
  flexShrink: 0,
  overflow: 'clip',
});

const counted = {
  animationDuration: `${counting}ms`,
  animationTimingFunction: 'step-end',
  animationFillMode: 'forwards',
} as const;

/** Shifts numbers with fewer than three digits, so that they align with the margin too. */
const align = keyframes({
  '0%': { translate: '-2ch 0' },
  [`${reached[1]}%`]: { translate: '-1ch 0' },
  '100%': { translate: '0 0' },
});
export const number = componentStyle({
  ...counted,
  display: 'flex',
  alignItems: 'start',
  direction: 'ltr',
  animationName: align,
  '::after': { content: '"%"' },
  selectors: { '[dir="rtl"] &': { justifyContent: 'end', animationName: 'none' } },
});

const place = { ...counted, inlineSize: '1ch', textAlign: 'center', whiteSpace: 'pre' } as const;
const strip = (rows: readonly string[]) => ({
  content: `"${rows.join('\\a ')}"`,
  display: 'block',
});
/** Shows one row of a strip. */
const row = (index: number, rows: number) => ({ translate: `0 ${(-100 * index) / rows}%` });

const countOnes = keyframes({
  ...Object.fromEntries(
    reached.slice(0, -1).flatMap((from, ten) => [
      [`${from}%`, { ...row(0, 10), animationTimingFunction: 'steps(10, jump-none)' }],
      // Keeps the nine until the tens digit changes.
      [`${(reached[ten + 1] ?? 100) - 0.01}%`, row(9, 10)],
    ]),
  ),
  '100%': row(0, 10),
});
const countTens = keyframes(Object.fromEntries(reached.map((at, ten) => [`${at}%`, row(ten, 11)])));
const countHundreds = keyframes({ to: row(1, 2) });

export const hundreds = componentStyle({
  ...place,
  animationName: countHundreds,
  '::before': strip([' ', '1']),
});
export const tens = componentStyle({
  ...place,
  animationName: countTens,
  '::before': strip([' ', ...figures.slice(1), '0']),
});
export const ones = componentStyle({
  ...place,
  animationName: countOnes,
  '::before': strip(figures),
});
/** At the baseline of the percentage. */
export const gauge = componentStyle({
  ...type.h4,
  ...type.tabular,
  flexGrow: 1,
  display: 'flex',
  gap: '0.3em',
  blockSize: '1.2em',
  lineHeight: 1.2,
  marginBlockEnd: rem(10),
  overflow: 'clip',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});

export const texts = componentStyle({
  ...counted,
  animationName: countTens,
  blockSize: 'max-content',
  textAlign: 'end',
  whiteSpace: 'pre',
});

export const line = componentStyle({
  borderBlockStart: `2px solid ${vars.color.mark}`,
  transformOrigin: '0 50%',
  animation: `${draw} ${counting}ms ${eased} backwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
});
