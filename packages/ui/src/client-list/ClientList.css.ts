import { hairline } from '../internal/hairlineGrid.css.ts';
import { componentStyle, rem, type, vars } from '../styles/toolkit.ts';

export { grid as root } from '../internal/hairlineGrid.css.ts';

export const client = componentStyle({
  ...type.h4,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: rem(128),
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  padding: vars.space.m,
  textAlign: 'center',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

export const logo = componentStyle({ inlineSize: rem(144), maxInlineSize: '100%' });

export const link = componentStyle({
  selectors: { '&:focus-visible::after': { outlineOffset: '-3px' } },
});
