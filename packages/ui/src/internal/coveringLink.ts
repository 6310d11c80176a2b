import type { StyleRule } from '@vanilla-extract/css';
import { transition, vars } from '../styles/toolkit.ts';

/** A link in a title, whose `::after` covers the card, so that the whole card is the link. */
export const coveringLink = (outlineOffset: string): StyleRule => ({
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.14em',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecorationColor: vars.color.mark },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset },
  },
  ...transition(['text-decoration-color']),
});
