import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'last baseline',
  paddingBlockEnd: vars.space.xxl,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.gutter },
  },
});

export const aside = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  maxInlineSize: '60ch',
});
