import { componentStyle, transition, vars } from '../styles/toolkit.ts';

/** `::after` covers the nearest positioned ancestor, the card. */
export const root = componentStyle([
  {
    ':hover': { color: vars.color.accent },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
    },
  },
  transition(['color']),
]);
