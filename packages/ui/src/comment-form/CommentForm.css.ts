import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  maxInlineSize: rem(720),
});

export const form = componentStyle({ display: 'grid', gap: vars.space.l });

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'end',
  '@media': { [media.fromSmall]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const submit = componentStyle({ justifySelf: 'start' });
