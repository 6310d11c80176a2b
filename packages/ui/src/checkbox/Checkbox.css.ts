import * as tick from '../internal/tick.css.ts';
import { componentStyle, vars } from '../styles/toolkit.ts';

export const { option, box } = tick;

/** The target's own room is gap enough. */
export const note = componentStyle([tick.note, { marginBlockStart: `calc(-1 * ${vars.space.s})` }]);
