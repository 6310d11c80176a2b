import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

/** How long it lies over the page, and how much of that it takes to leave. */
const whole = 4500;
const leaving = 420;
const counting = whole - leaving;

const percent = createVar({ syntax: '<integer>', inherits: false, initialValue: '0' });

/** It rises off the page: faded, its words would be too faint to read for as long as they are there. */
const leave = keyframes({ to: { translate: '0 -100%', visibility: 'hidden' } });
/** The same under another name, so that it begins when the visitor skips. */
const leaveNow = keyframes({ to: { translate: '0 -100%', visibility: 'hidden' } });
const count = keyframes({ to: { vars: { [percent]: '100' } } });
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

export const progress = componentStyle({
  ...type.display,
  ...type.tabular,
  counterReset: `percent ${percent}`,
  animation: `${count} ${counting}ms cubic-bezier(0.4, 0.1, 0.3, 1) forwards`,
  '::after': { content: 'counter(percent) "%"' },
});

export const line = componentStyle({
  borderBlockStart: `2px solid ${vars.color.mark}`,
  transformOrigin: '0 50%',
  animation: `${draw} ${counting}ms cubic-bezier(0.4, 0.1, 0.3, 1) backwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
});
