import { vars } from '../../src/styles/contract.css.ts';
import { componentStyle, componentVariants } from '../../src/styles/layers.ts';
import { type } from '../../src/styles/type.ts';

export const group = componentStyle({
  ...type.h3,
  marginBlock: `${vars.space.xl} ${vars.space.m}`,
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.l,
  listStyle: 'none',
});

export const entry = componentStyle({ position: 'relative' });

/** `contain` keeps elements with a fixed position inside the preview. */
export const picture = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  contain: 'strict',
  contentVisibility: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
});

/** Controls are scaled down less than blocks, which are as wide as a page. */
export const sizes = componentVariants({
  small: { zoom: 2 / 3, padding: vars.space.l },
  large: { zoom: 1 / 3, padding: vars.space.xl },
});

export const link = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  color: vars.color.accent,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
