import { componentStyle } from '../styles/toolkit.ts';

/** Breaks only where a line of its own is too short for it, as with large text. A column of a table has the width it needs. */
export const root = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  selectors: { ':is(td, th) &': { whiteSpace: 'nowrap' } },
});
