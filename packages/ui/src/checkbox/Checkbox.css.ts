import * as tick from '../internal/tick.css.ts';
import { componentStyle, vars } from '../styles/toolkit.ts';

export const { option, box } = tick;

/** Removes the gap: the touch target already leaves enough space. */
export const note = componentStyle([tick.note, { marginBlockStart: `calc(-1 * ${vars.space.s})` }]);
