import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/**
 * A transition of the named properties with the library's one easing, absent with reduced motion.
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
