import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, rem, vars } from '../styles/toolkit.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ '50%': { opacity: 0.3 } });

export const root = componentStyle({
  display: 'inline-block',
  position: 'relative',
  inlineSize: '2em',
  blockSize: '2em',
  border: `2px solid ${vars.color.hairline}`,
  borderBlockStartColor: vars.color.accent,
  borderRadius: '50%',
  // A static spinner would not show activity, so it pulses with reduced motion.
  animation: `${breathe} 2s ease-in-out infinite`,
  '@media': {
    [media.motionOk]: { animation: `${turn} 0.9s linear infinite` },
    [media.forcedColors]: { borderBlockStartColor: 'Highlight' },
  },
});

export const looks = componentVariants({
  inline: {},
  overlay: {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.toast,
    margin: 'auto',
    fontSize: rem(20),
    backgroundColor: vars.color.ground,
    outline: `${rem(12)} solid ${vars.color.ground}`,
    pointerEvents: 'none',
    animation: `${breathe} 2s ease-in-out infinite, ${appear} 300ms step-end`,
    '@media': {
      [media.motionOk]: { animation: `${turn} 0.9s linear infinite, ${appear} 300ms step-end` },
    },
  },
});
