import type { StyleRule } from '@vanilla-extract/css';

/** For text with `dir="auto"`: it stands at the start of its card or list, whatever its own direction is. */
export const atStart: StyleRule = { textAlign: ['-webkit-match-parent', 'match-parent'] };
