import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.xl });
