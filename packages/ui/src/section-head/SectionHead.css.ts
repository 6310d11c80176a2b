import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
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

/** What stands beside the lead moves to the end of the row where there is room, and below it where there is none. */
export const aside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

export const lead = componentStyle({ flex: `1 1 ${rem(320)}`, maxInlineSize: '60ch' });
