import { componentStyle } from '../styles/toolkit.ts';

export const input = componentStyle({ textOverflow: 'ellipsis' });

/** On phones of Apple, native fields for dates are wider than their place, centre a date, and have no line without one. */
export const date = componentStyle({
  appearance: 'none',
  minInlineSize: 0,
  selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start', minBlockSize: '1lh' } },
});
