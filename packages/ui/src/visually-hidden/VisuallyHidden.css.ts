import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { componentStyle } from '../styles/toolkit.ts';

export const root = componentStyle({
  ...visuallyHidden,
  // Without it, text at the end of a page would make the page longer.
  margin: '-1px',
  whiteSpace: 'nowrap',
});
