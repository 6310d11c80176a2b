import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const message = componentStyle({ marginBlockStart: vars.space.xs });

export const action = componentStyle({ justifySelf: 'start', marginBlockStart: vars.space.l });
