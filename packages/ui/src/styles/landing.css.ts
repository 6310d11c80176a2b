import { createVar } from '@vanilla-extract/css';

/**
 * Distance that targets of focus and jumps keep from the top of the window, so that no bar covers them. A sticky
 * bar sets it to `0px` for its own content: otherwise the page would move when that takes focus.
 */
export const landing = createVar('landing');
