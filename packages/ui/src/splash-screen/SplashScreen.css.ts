import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

/** How long it lies over the page, and how much of that it takes to leave. */
const whole = 4500;
const leaving = 420;
const counting = whole - leaving;

const eased = 'cubic-bezier(0.4, 0.1, 0.3, 1)';
/** When that curve reaches each ten of the count, in percent of its time. */
const reached = [0, 15.7, 22.7, 28, 32.5, 37, 41.8, 47.5, 54.8, 65.7, 100] as const;
const figures = Array.from({ length: 10 }, (_, figure) => String(figure));

/** It rises off the page: faded, its words would be too faint to read for as long as they are there. */
const leave = keyframes({ to: { translate: '0 -100%', visibility: 'hidden' } });
/** The same under another name, so that it begins when the visitor skips. */
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
    '&[data-state="skipped"]': {
      animation: `${leaveNow} ${vars.motion.control} ${vars.motion.ease} forwards`,
    },
    '[data-splash="seen"] &': { display: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    // It could not be skipped, nor remembered as seen.
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const brand = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.margin,
  animation: `${arrive} 600ms ${vars.motion.ease} backwards`,
});

// What is small in a header is alone here.
layerStyle('brand.components', `${brand} > *`, { scale: 1.75 });

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.margin,
});

/**
 * Strips of figures that move behind a slit. Counted in a style that is no transform, every frame would be laid out and
 * painted by the thread that has to bring the page to life meanwhile.
 */
export const progress = componentStyle({
  ...type.display,
  ...type.tabular,
  blockSize: '1.1em',
  lineHeight: 1.1,
  letterSpacing: 0,
  overflow: 'clip',
});

const counted = {
  animationDuration: `${counting}ms`,
  animationTimingFunction: 'step-end',
  animationFillMode: 'forwards',
} as const;

/** Numbers of fewer figures stand at the margin, too. */
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
/** Shows a row of a strip of so many. */
const row = (index: number, rows: number) => ({ translate: `0 ${(-100 * index) / rows}%` });

const countOnes = keyframes({
  ...Object.fromEntries(
    reached.slice(0, -1).flatMap((from, ten) => [
      [`${from}%`, { ...row(0, 10), animationTimingFunction: 'steps(10, jump-none)' }],
      // Nine until the ten changes, too.
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
export const line = componentStyle({
  borderBlockStart: `2px solid ${vars.color.mark}`,
  transformOrigin: '0 50%',
  animation: `${draw} ${counting}ms ${eased} backwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
});
