import { whileParsing } from '../internal/whileParsing.ts';
import { floating } from '../styles/floating.ts';
import {
  componentStyle,
  layerStyle,
  media,
  pageMargin,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const bar = `${media.fromDesktop} and ${media.tall}`;
const button = `${media.belowDesktop} and ${media.tall} and (scripting: enabled)`;
/** At the end of the page: the window is too low for a floating menu, or the button has no JavaScript to open it. */
const inPage = `${media.low}, ${media.belowDesktop} and ${media.noScript}`;

export const root = componentStyle([
  {
    position: 'fixed',
    zIndex: vars.layer.floating,
    '@media': {
      [bar]: { insetInlineEnd: 0, insetBlockStart: '50%', translate: '0 -50%' },
      [button]: {
        insetBlockEnd: floating.end,
        insetInlineEnd: floating.side,
        selectors: {
          // It would cover what is being read.
          '&[data-state="closed"][data-scrolls="down"]:not(:focus-within)': {
            visibility: 'hidden',
            opacity: 0,
          },
        },
      },
      [inPage]: {
        position: 'static',
        paddingBlock: vars.space.s,
        // Aligns the icons with the start of the content.
        paddingInline: `calc(${pageMargin} - ${vars.space.m})`,
        color: vars.color.text,
        backgroundColor: vars.color.ground,
      },
      [media.print]: { display: 'none' },
    },
  },
  transition(['opacity', 'visibility']),
]);

layerStyle('brand.components', whileParsing(root), { visibility: 'hidden' });

export const toggle = componentStyle([
  {
    display: 'none',
    placeItems: 'center',
    inlineSize: floating.large,
    blockSize: floating.large,
    color: vars.color.onAction,
    backgroundColor: vars.color.action,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.floating,
    ':hover': { backgroundColor: vars.color.actionHover },
    '@media': { [button]: { display: 'grid' } },
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
      [bar]: {
        backgroundColor: vars.color.raised,
        border: `1px solid ${vars.color.hairline}`,
        borderInlineEnd: 0,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
        boxShadow: vars.shadow.floating,
      },
      [button]: {
        position: 'absolute',
        insetBlockEnd: `calc(100% + ${vars.space.s})`,
        insetInlineEnd: 0,
        inlineSize: 'max-content',
        display: 'grid',
        gap: vars.space.xs,
        selectors: {
          '[data-state="closed"] > &': { visibility: 'hidden', opacity: 0, translate: '0 8px' },
        },
      },
      [inPage]: { display: 'flex', flexWrap: 'wrap' },
    },
  },
  transition(['opacity', 'visibility', 'translate']),
]);

export const item = componentStyle({
  '@media': {
    [bar]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } } },
  },
});

export const action = componentStyle([
  {
    ...type.small,
    fontWeight: vars.weight.strong,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    minBlockSize: rem(48),
    paddingInline: vars.space.m,
    color: vars.color.text,
    ':hover': { color: vars.color.accent },
    '@media': {
      [button]: {
        backgroundColor: vars.color.raised,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.control,
        boxShadow: vars.shadow.floating,
      },
      [bar]: {
        position: 'relative',
        justifyContent: 'center',
        // Narrower than the space beside the content, so that it touches none.
        inlineSize: rem(28),
        paddingInline: 0,
        ':focus-visible': { outlineOffset: '-2px' },
      },
      [`${bar} and ${media.coarse}`]: { inlineSize: vars.layout.target },
    },
  },
  transition(['color']),
]);

export const icon = componentStyle({
  '@media': { [bar]: { inlineSize: rem(20), blockSize: rem(20) } },
});

/** In the bar, it appears next to its icon on hover and focus. */
export const label = componentStyle([
  {
    '@media': {
      [bar]: {
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
        selectors: { ':focus-visible > &': { opacity: 1 }, ':hover > &': { opacity: 1 } },
      },
    },
  },
  transition(['opacity']),
]);
