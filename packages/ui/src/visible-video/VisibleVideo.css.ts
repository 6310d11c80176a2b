import { componentStyle, componentVariants, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  blockSize: 'auto',
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.subtle,
});

export const ratios = componentVariants({
  '16:9': { aspectRatio: '16 / 9' },
  '3:2': { aspectRatio: '3 / 2' },
  '4:3': { aspectRatio: '4 / 3' },
  '1:1': { aspectRatio: '1 / 1' },
});
