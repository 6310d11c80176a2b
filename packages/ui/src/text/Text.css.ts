import { componentStyle, componentVariants, type, vars } from '../styles/toolkit.ts';

const { lead, body, small, caption } = type;

export const sizes = componentVariants({
  lead,
  body,
  small,
  caption: { ...caption, maxInlineSize: '88ch' },
});

export const tones = componentVariants({ normal: {}, muted: { color: vars.color.muted } });

export const tabular = componentStyle(type.tabular);
