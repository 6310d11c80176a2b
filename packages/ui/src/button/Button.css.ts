import {
  componentStyle,
  componentVariants,
  media,
  rem,
  transition,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.strong,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
  transition(['background-color', 'border-color', 'color']),
]);

export const sizes = componentVariants({
  medium: {
    minBlockSize: rem(52),
    paddingInline: rem(24),
    paddingBlock: vars.space.s,
    fontSize: rem(16),
  },
  small: {
    minBlockSize: vars.layout.target,
    paddingInline: rem(18),
    paddingBlock: vars.space.xs,
    fontSize: vars.size.small,
  },
});

export const tones = componentVariants({
  primary: {
    color: vars.color.onAction,
    backgroundColor: vars.color.action,
    borderColor: vars.color.action,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': {
        backgroundColor: vars.color.actionHover,
        borderColor: vars.color.actionHover,
      },
    },
  },
  quiet: {
    color: vars.color.text,
    borderColor: vars.color.border,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': {
        borderColor: vars.color.text,
        backgroundColor: vars.color.selected,
      },
    },
  },
  ghost: {
    color: vars.color.accent,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: vars.color.selected },
    },
  },
});
