import { componentStyle, rem, vars } from '../styles/toolkit.ts';

export const frame = componentStyle({ display: 'grid', alignItems: 'center' });

export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: rem(44),
  // Safari would not clip a long option.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // Nothing is selected yet: the colour of a placeholder.
    '&:has(> option[value=""]:checked)': { color: vars.color.muted },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const mark = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginBlockStart: vars.space.xxs,
  marginInlineEnd: vars.space.m,
  pointerEvents: 'none',
});
