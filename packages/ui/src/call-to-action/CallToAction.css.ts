import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.xxxl },
  },
});

export const title = componentStyle({ maxInlineSize: '14em' });

export const aside = componentStyle({ display: 'grid', gap: vars.space.l, maxInlineSize: '52ch' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
