import * as field from '../field/Field.css.ts';
import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

export { dot, option } from '../internal/tick.css.ts';
export const { hint, error, optional, root } = field;

/** Floating takes the legend off the border of its fieldset, and into the grid. */
export const legend = componentStyle([field.label, { float: 'inline-start' }]);

export const optionHint = componentStyle({
  ...type.caption,
  display: 'block',
  color: vars.color.muted,
});
