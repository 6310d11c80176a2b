import { rem } from './fluid.ts';
import { media } from './media.ts';

/** Aligns the label of a button without an outline, such as `PauseMotion`, with the text above. */
export const alignedLabel = {
  marginInlineStart: `calc(-1 * ${rem(18)})`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
} as const;
