import { componentStyle, componentVariants, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ ...type.small, display: 'flex', gap: vars.space.xs });

export const tones = componentVariants({
  info: { color: vars.color.muted },
  success: { color: vars.color.success },
});

/** Vertically centred on the first line. */
export const icon = componentStyle({ marginBlockStart: 'calc((1lh - 1.15em) / 2)' });
