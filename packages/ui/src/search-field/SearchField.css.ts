import { componentStyle, media, rem, transition, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: rem(640),
  minBlockSize: rem(56),
  paddingInlineEnd: rem(5),
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:focus-within': { borderColor: vars.color.focus },
    '&:has(> input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
  ...transition(['border-color']),
});

export const input = componentStyle({
  flex: 1,
  alignSelf: 'stretch',
  paddingInline: vars.space.m,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

export const clear = componentStyle({
  selectors: { 'input:placeholder-shown ~ &': { display: 'none' } },
  '@media': { [media.noScript]: { display: 'none' } },
});
