import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../styles/toolkit.ts';

/** Grows with its text where the browser can, from as many lines as it has rows; elsewhere by script. */
export const textarea = componentStyle({
  display: 'block',
  resize: 'vertical',
  minBlockSize: ['6lh', 'max(6lh, 1lh * attr(rows type(<integer>), 6))'],
  fieldSizing: 'content',
} as StyleRule);
