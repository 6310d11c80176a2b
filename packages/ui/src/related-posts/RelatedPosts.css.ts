import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.xl });
