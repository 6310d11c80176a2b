import { componentStyle } from '../styles/layers.ts';

export const input = componentStyle({ textOverflow: 'ellipsis' });
