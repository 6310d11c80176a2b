import { componentStyle, vars } from '../styles/toolkit.ts';

export const message = componentStyle({ marginBlockStart: vars.space.xs });

export const action = componentStyle({ justifySelf: 'start', marginBlockStart: vars.space.l });
