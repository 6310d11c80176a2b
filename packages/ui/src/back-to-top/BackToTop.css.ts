import { floating } from '../styles/floating.ts';
import { componentStyle, media, rem, transition, vars } from '../styles/toolkit.ts';

/** Covers the first screen: the link appears once this has scrolled out of view. */
export const screen = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '100svh',
  pointerEvents: 'none',
});

export const root = componentStyle([
  {
    position: 'fixed',
    insetBlockEnd: floating.end,
    insetInlineEnd: floating.side,
    zIndex: vars.layer.floating,
    display: 'grid',
    placeItems: 'center',
    inlineSize: floating.small,
    blockSize: floating.small,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.floating,
    ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
    '@media': {
      // In the margin next to the content.
      [media.fromDesktop]: { insetInlineEnd: rem(6) },
      '(scripting: enabled)': {
        selectors: { '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 } },
      },
      [media.belowDesktop]: {
        selectors: {
          // It would cover what is being read.
          '&[data-scrolls="down"]:not(:focus-visible)': { visibility: 'hidden', opacity: 0 },
          // Above the button of the floating actions, which open over it.
          ':root[data-floating-actions] &': {
            insetBlockEnd: floating.above,
            insetInlineEnd: `calc(${floating.side} + (${floating.large} - ${floating.small}) / 2)`,
          },
          ':root[data-floating-actions="open"] &': { visibility: 'hidden', opacity: 0 },
        },
      },
      // At the end of the content.
      [media.low]: { position: 'static', marginInline: 'auto 0' },
      // Without JavaScript, the footer does not know whether to leave room for it.
      [`${media.belowDesktop} and ${media.noScript}`]: {
        position: 'static',
        marginInline: 'auto 0',
      },
      [media.print]: { display: 'none' },
    },
  },
  transition(['opacity', 'visibility', 'border-color', 'color']),
]);
