import { componentStyle, componentVariants, media, vars } from '../styles/toolkit.ts';

export const directions = componentVariants({
  block: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  inline: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});

export const screenOnly = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

const { xxs, xs, s, m, l, xl, xxl, xxxl } = vars.space;

export const gaps = componentVariants({
  none: { gap: 0 },
  xxs: { gap: xxs },
  xs: { gap: xs },
  s: { gap: s },
  m: { gap: m },
  l: { gap: l },
  xl: { gap: xl },
  xxl: { gap: xxl },
  xxxl: { gap: xxxl },
});
