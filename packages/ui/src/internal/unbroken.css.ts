import { componentStyle } from '../styles/toolkit.ts';

export const root = componentStyle({ whiteSpace: 'nowrap' });
