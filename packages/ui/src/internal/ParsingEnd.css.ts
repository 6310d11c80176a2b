import { componentStyle } from '../styles/toolkit.ts';

export const parsingEnd = componentStyle({ display: 'none' });
