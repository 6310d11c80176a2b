import { componentStyle } from '../styles/layers.ts';

export const end = componentStyle({ display: 'none' });
