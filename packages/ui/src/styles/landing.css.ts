import { createVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { rem } from './fluid.ts';

/** Keeps sticky bars off targets and focused elements. Bars set it to `0px` inside, where focus must not scroll. */
export const landing = createVar('landing');

/** Height of the site header while a bar sticks below it, so that both leave a screen to read. */
export const compactHeader = `min(${vars.layout.header}, ${rem(56)})`;
