import { vars } from '../styles/contract.css.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';

export const root = componentStyle({
  blockSize: 'auto',
  backgroundColor: vars.color.subtle,
});

export const ratios = componentVariants({
  '16:9': { aspectRatio: '16 / 9' },
  '3:2': { aspectRatio: '3 / 2' },
  '4:3': { aspectRatio: '4 / 3' },
  '1:1': { aspectRatio: '1 / 1' },
});
