import { componentStyle } from '../styles/toolkit.ts';

export const end = componentStyle({ display: 'none' });
