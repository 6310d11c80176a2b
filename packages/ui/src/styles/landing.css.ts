import { createVar } from '@vanilla-extract/css';

/**
 * Scroll margin of anchor targets and focused elements, so that sticky bars do not cover them. Sticky bars set it to
 * `0px` for their own content: otherwise the page would scroll when it takes focus.
 */
export const landing = createVar('landing');
