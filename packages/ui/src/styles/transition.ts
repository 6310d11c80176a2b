import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** Properties that have no values in between. */
const discrete = ['content-visibility', 'display', 'overlay'];

/** A transition with the library's easing, of 180 ms (`control`) or 420 ms (`section`). None with reduced motion. */
export function transition(
  properties: string[],
  duration: 'control' | 'section' = 'control',
): StyleRule {
  return {
    '@media': {
      [media.motionOk]: {
        transitionProperty: properties.join(', '),
        transitionDuration: vars.motion[duration],
        transitionTimingFunction: vars.motion.ease,
        // Without `transition-behavior`, what closes disappears at once. With it, a height that the browser does not
        // interpolate would jump in the middle.
        ...(properties.some((property) => discrete.includes(property)) && {
          transitionBehavior: properties
            .map((property) => (discrete.includes(property) ? 'allow-discrete' : 'normal'))
            .join(', '),
        }),
      },
    },
  };
}
