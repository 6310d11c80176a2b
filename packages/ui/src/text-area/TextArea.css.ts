import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../styles/layers.ts';

/** Grows with its text where the browser can. */
export const textarea = componentStyle({
  display: 'block',
  resize: 'vertical',
  minBlockSize: '6lh',
  fieldSizing: 'content',
} as StyleRule);
