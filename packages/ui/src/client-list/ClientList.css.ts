import { hairline } from '../internal/hairlineGrid.css.ts';
import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export { grid as root } from '../internal/hairlineGrid.css.ts';

export const client = componentStyle({
  ...type.h3,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center start',
  minBlockSize: rem(80),
  marginBlockStart: '-1px',
  paddingBlock: vars.space.m,
  paddingInlineEnd: vars.space.m,
  borderBlockStart: hairline,
  '@media': { [media.fromSmall]: { minBlockSize: rem(128) } },
});

export const logo = componentStyle({ inlineSize: rem(144), maxInlineSize: '100%' });

export const link = componentStyle({
  selectors: { '&:focus-visible::after': { outlineOffset: '-3px' } },
});
