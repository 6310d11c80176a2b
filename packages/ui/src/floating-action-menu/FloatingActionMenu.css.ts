import { halfRead } from '../internal/halfRead.ts';
import { vars } from '../styles/contract.css.ts';
import { floating } from '../styles/floating.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

const narrowScript = '(width < 64rem) and (scripting: enabled)';
const narrowNoScript = '(width < 64rem) and (scripting: none)';

/** Without scripts its actions end the page on a narrow window, where the button could not show them. */
export const root = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.floating,
  '@media': {
    [narrowScript]: {
      insetBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom, 0px))`,
      insetInlineEnd: vars.space.margin,
      display: 'flex',
      flexDirection: 'column-reverse',
      alignItems: 'flex-end',
      gap: vars.space.s,
      // Between the actions the page can be touched.
      pointerEvents: 'none',
    },
    [narrowNoScript]: { position: 'static' },
    [media.fromDesktop]: { insetInlineEnd: 0, insetBlockStart: '50%', translate: '0 -50%' },
    [media.print]: { display: 'none' },
  },
});

layerStyle('brand.components', halfRead(root), { visibility: 'hidden' });

export const toggle = componentStyle([
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: floating.large,
    blockSize: floating.large,
    color: vars.color.onAction,
    backgroundColor: vars.color.action,
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    ':hover': { backgroundColor: vars.color.actionHover },
    '@media': {
      [media.fromDesktop]: { display: 'none' },
      [media.noScript]: { display: 'none' },
    },
  },
  transition(['background-color']),
]);

export const plus = componentStyle([
  { selectors: { '[data-state="open"] &': { rotate: '45deg' } } },
  transition(['rotate']),
]);

export const list = componentStyle([
  {
    '@media': {
      [narrowScript]: {
        display: 'grid',
        gap: vars.space.xs,
        selectors: {
          '[data-state="open"] > &': { pointerEvents: 'auto' },
          '[data-state="closed"] > &': { visibility: 'hidden', opacity: 0, translate: '0 8px' },
        },
      },
      [media.fromDesktop]: {
        backgroundColor: vars.color.raised,
        border: `1px solid ${vars.color.hairline}`,
        borderInlineEnd: 0,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
        boxShadow: vars.shadow.floating,
      },
    },
  },
  transition(['opacity', 'visibility', 'translate']),
]);

export const item = componentStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': { [narrowScript]: { selectors: { '& + &': { borderBlockStart: 0 } } } },
});

export const action = componentStyle([
  {
    ...type.small,
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: rem(48),
    paddingInline: vars.space.m,
    color: vars.color.text,
    ':hover': { color: vars.color.accent },
    '@media': {
      [narrowScript]: {
        backgroundColor: vars.color.raised,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.control,
        boxShadow: vars.shadow.floating,
      },
      [media.fromDesktop]: {
        position: 'relative',
        justifyContent: 'center',
        // As wide as the margin of the page, so that it covers none of its content.
        inlineSize: vars.space.margin,
        paddingInline: 0,
        ':focus-visible': { outlineOffset: '-2px' },
      },
      '(width >= 64rem) and (pointer: coarse)': { inlineSize: vars.layout.target },
    },
  },
  transition(['color']),
]);

export const icon = componentStyle({
  '@media': { [media.fromDesktop]: { inlineSize: rem(20), blockSize: rem(20) } },
});

/** On the bar it comes out beside its icon. */
export const label = componentStyle([
  {
    '@media': {
      [media.fromDesktop]: {
        position: 'absolute',
        insetInlineEnd: `calc(100% + ${vars.space.xs})`,
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.s,
        whiteSpace: 'nowrap',
        color: vars.color.text,
        backgroundColor: vars.color.raised,
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius.control,
        boxShadow: vars.shadow.floating,
        opacity: 0,
        pointerEvents: 'none',
        selectors: { ':is(:hover, :focus-visible) > &': { opacity: 1 } },
      },
    },
  },
  transition(['opacity']),
]);
