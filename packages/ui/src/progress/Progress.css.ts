import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

const pass = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = componentStyle({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const label = componentStyle({ fontWeight: vars.weight.strong });

export const value = componentStyle({ ...type.tabular, color: vars.color.muted });

const track = { backgroundColor: vars.color.hairline, border: 0, borderRadius: 0 } as const;
const done = { backgroundColor: vars.color.accent, borderRadius: 0 } as const;

/** Browsers have different pseudo-elements, and drop a rule that contains an unknown one. */
export const bar = componentStyle({
  ...track,
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: rem(4),
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    // With reduced motion an indeterminate bar pulses, so that it does not look static.
    '&:indeterminate': {
      backgroundColor: vars.color.accent,
      animation: `${breathe} 2s ease-in-out infinite`,
    },
  },
  '@media': {
    [media.motionOk]: {
      selectors: {
        '&:indeterminate': {
          backgroundColor: vars.color.hairline,
          backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
          backgroundSize: '33% 100%',
          backgroundRepeat: 'no-repeat',
          animation: `${pass} 1.6s ${vars.motion.ease} infinite`,
        },
        '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      blockSize: rem(8),
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { backgroundColor: 'CanvasText' },
        '&::-moz-progress-bar': { backgroundColor: 'CanvasText' },
      },
    },
  },
});
