import {
  componentStyle,
  componentVariants,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';
import { root as visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';

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

export const labels = {
  ...componentVariants({
    above: { ...type.small, fontWeight: vars.weight.strong, justifySelf: 'start' },
    inside: {
      ...type.small,
      flexShrink: 0,
      alignSelf: 'center',
      paddingInlineStart: vars.space.m,
      color: vars.color.muted,
    },
  }),
  hidden: visuallyHidden,
};

export const optional = componentStyle({ fontWeight: 400, color: vars.color.muted });

export const hint = componentStyle({ ...type.caption, color: vars.color.muted });

export const error = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.error,
});

/** The box of a control. */
export const box = {
  inlineSize: '100%',
  minBlockSize: rem(52),
  marginBlockStart: vars.space.xxs,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
} as const;
export const hovered = { borderColor: vars.color.accent };
export const invalid = { borderColor: vars.color.error };

/** Style of every native control in a field. */
export const control = componentStyle([
  {
    ...type.body,
    ...box,
    paddingInline: vars.space.m,
    // Small enough for one line to fit into the height of the box at every size of text.
    paddingBlock: vars.space.xs,
    selectors: {
      '&:hover': hovered,
      '&[aria-invalid="true"]': invalid,
      '&::placeholder': { color: vars.color.muted, opacity: 1 },
      '&:focus-visible': { outlineOffset: '1px' },
    },
  },
  transition(['border-color']),
]);
