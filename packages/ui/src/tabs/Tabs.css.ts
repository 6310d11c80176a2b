import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

/** On phones the gap is smaller, and labels may wrap. */
export const list = componentStyle({
  display: 'flex',
  gap: vars.space.m,
  overflowX: 'auto',
  overflowY: 'clip',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [media.fromSmall]: { gap: vars.space.xl } },
});

export const tab = componentStyle([
  {
    ...type.small,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 1 auto',
    minInlineSize: 'min-content',
    minBlockSize: rem(60),
    paddingBlock: vars.space.xs,
    color: vars.color.muted,
    textWrap: 'balance',
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&[aria-disabled]': { color: vars.color.muted, opacity: 0.6 },
      '&[data-state="selected"]': { color: vars.color.text },
      '&[data-state="selected"]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: 0,
        borderBlockEnd: `3px solid ${vars.color.mark}`,
      },
    },
  },
  transition(['color']),
]);

export const panel = componentStyle({
  selectors: { '&:not([hidden])': { paddingBlockStart: vars.space.xl } },
});
