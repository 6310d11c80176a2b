import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/**
 * Returns a transition of the properties with the library's easing. With reduced motion there is none.
 *
 * @param properties CSS properties
 * @param duration `control` (180 ms) or `section` (420 ms)
 */
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
        transitionBehavior: 'allow-discrete',
      },
    },
  };
}
