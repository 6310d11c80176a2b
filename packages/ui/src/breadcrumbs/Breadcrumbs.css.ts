import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ ...type.caption, color: vars.color.muted });

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': {
      content: '"/" / ""',
      paddingInline: vars.space.xs,
      color: vars.color.border,
    },
  },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: vars.color.accent,
  ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
  '@media': { [media.coarse]: { minBlockSize: vars.layout.target } },
});
