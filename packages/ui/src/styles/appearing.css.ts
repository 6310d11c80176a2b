import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

/**
 * Fades a popover in. An animation, because with `position-try-fallbacks` Safari never leaves `@starting-style`: the
 * popover would stay invisible.
 */
export const appearing: StyleRule = {
  '@media': {
    [media.motionOk]: {
      selectors: {
        '&:popover-open': { animation: `${fadeIn} ${vars.motion.control} ${vars.motion.ease}` },
      },
    },
  },
};
