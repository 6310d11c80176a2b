import { componentStyle, rem, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  // Controls of adjacent fields are aligned, regardless of the height of their labels.
  alignContent: 'end',
  selectors: {
    '&[data-state="invalid"]': {
      paddingInlineStart: vars.space.m,
      borderInlineStart: `3px solid ${vars.color.error}`,
    },
  },
});

export const label = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  justifySelf: 'start',
});

export const optional = componentStyle({ fontWeight: 400, color: vars.color.muted });

export const hint = componentStyle({ ...type.caption, color: vars.color.muted });

export const error = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.error,
});

/** Style of every native control in a field. */
export const control = componentStyle({
  ...type.body,
  inlineSize: '100%',
  minBlockSize: rem(52),
  marginBlockStart: vars.space.xxs,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.error },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  ...transition(['border-color']),
});
