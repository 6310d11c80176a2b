import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, vars } from '../styles/toolkit.ts';

/**
 * Grows with its text from the height of its rows. Without `field-sizing`, a script resizes it; without `resize`, which
 * phones lack, nobody can.
 */
export const textarea = componentStyle({
  display: 'block',
  paddingBlock: vars.space.s,
  resize: 'vertical',
  minBlockSize: ['6lh', 'max(6lh, 1lh * attr(rows type(<integer>), 6))'],
  fieldSizing: 'content',
} as StyleRule);
