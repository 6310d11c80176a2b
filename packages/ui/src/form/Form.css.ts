import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.l });

export const form = componentStyle({ display: 'grid', gap: vars.space.l });

export const again = componentStyle({ justifySelf: 'start', marginBlockStart: vars.space.xs });
