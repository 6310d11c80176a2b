import { componentStyle } from '../styles/toolkit.ts';

export const input = componentStyle({ textOverflow: 'ellipsis' });
