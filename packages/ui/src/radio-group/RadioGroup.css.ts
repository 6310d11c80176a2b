import * as field from '../field/Field.css.ts';
import { componentStyle, type, vars } from '../styles/toolkit.ts';

export { dot, option } from '../internal/tick.css.ts';
export const { optional, root } = field;

/** Floating moves the legend from the border of the fieldset into its grid. */
export const legend = componentStyle([field.labels.above, { float: 'inline-start' }]);

export const optionHint = componentStyle({
  ...type.caption,
  display: 'block',
  color: vars.color.muted,
});
