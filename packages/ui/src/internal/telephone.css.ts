import { componentStyle } from '../styles/toolkit.ts';

export const number = componentStyle({ whiteSpace: 'nowrap' });
