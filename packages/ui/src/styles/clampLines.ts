import type { StyleRule } from '@vanilla-extract/css';

/** Cuts a text after some lines. The whole text stays in the document, for assistive technology and search. */
export const clampLines = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});
