import { componentStyle, componentVariants, type, vars } from '../styles/toolkit.ts';

export const frame = componentStyle({
  display: 'block',
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.picture,
});

export const filled = componentStyle({ backgroundColor: vars.color.subtle });

export const ground = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const image = componentStyle({
  position: 'relative',
  selectors: { '[data-state="failed"] > * > &': { opacity: 0 } },
});

export const fits = componentVariants({
  fill: { inlineSize: '100%' },
  own: {},
});

const cropped = (aspectRatio: string) =>
  ({ aspectRatio, blockSize: '100%', objectFit: 'cover' }) as const;

export const ratios = componentVariants({
  natural: {},
  '16:9': cropped('16 / 9'),
  '3:2': cropped('3 / 2'),
  '4:3': cropped('4 / 3'),
  '1:1': cropped('1 / 1'),
});

export const caption = componentStyle({
  ...type.caption,
  marginBlockStart: vars.space.s,
  color: vars.color.muted,
});
