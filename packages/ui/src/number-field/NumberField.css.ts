import { componentStyle, type } from '../styles/toolkit.ts';

export const input = componentStyle({ ...type.tabular, textOverflow: 'ellipsis' });
