import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ maxInlineSize: rem(720) });

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'end',
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
