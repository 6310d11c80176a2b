import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Fades a popover in. With `position-try-fallbacks` Safari keeps the first value of a fade: it never leaves
 * `@starting-style`, and returns to the first frame after an animation unless that fills forwards.
 */
export const appearing: StyleRule = {
  '@media': {
    [media.motionOk]: {
      selectors: {
        '&:popover-open': {
          animation: `${fadeIn} ${vars.motion.control} ${vars.motion.ease} forwards`,
        },
      },
    },
  },
};
