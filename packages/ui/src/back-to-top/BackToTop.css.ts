import { vars } from '../styles/contract.css.ts';
import { floating } from '../styles/floating.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';

/** The first screen of the page. */
export const screen = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '100vh',
  pointerEvents: 'none',
});

export const root = componentStyle([
  {
    position: 'fixed',
    insetBlockEnd: vars.space.l,
    insetInlineEnd: vars.space.margin,
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
      // In the margin, beside the content.
      [media.fromDesktop]: { insetInlineEnd: rem(6) },
      '(scripting: enabled)': {
        selectors: { '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 } },
      },
      // Above the button of the floating actions, and away while they are shown.
      [media.belowDesktop]: {
        selectors: {
          ':root[data-floating-actions] &': {
            insetBlockEnd: `calc(${vars.space.l} + ${floating.step})`,
            marginInlineEnd: rem(4),
          },
          ':root[data-floating-actions="open"] &': { visibility: 'hidden' },
        },
      },
      [media.print]: { display: 'none' },
    },
  },
  transition(['opacity', 'visibility', 'border-color', 'color']),
]);
