import { vars } from '../styles/contract.css.ts';
import { componentVariants } from '../styles/layers.ts';

export const tones = componentVariants({
  plain: {},
  subtle: { backgroundColor: vars.color.subtle },
});

export const spaces = componentVariants({
  full: { paddingBlock: vars.space.section },
  half: { paddingBlock: `calc(${vars.space.section} / 2)` },
  none: {},
});
