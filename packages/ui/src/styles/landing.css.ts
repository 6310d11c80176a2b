import { createVar } from '@vanilla-extract/css';

/** Keeps sticky bars off targets and focused elements. Bars set it to `0px` inside, where focus must not scroll. */
export const landing = createVar('landing');
