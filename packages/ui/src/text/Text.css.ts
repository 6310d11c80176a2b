import { vars } from '../styles/contract.css.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

const { lead, body, small, caption } = type;

export const sizes = componentVariants({ lead, body, small, caption });

export const tones = componentVariants({ normal: {}, muted: { color: vars.color.muted } });

export const tabular = componentStyle(type.tabular);
