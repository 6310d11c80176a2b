import { floating } from '../styles/floating.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

/** Toasts are at the start of the bottom edge, because floating buttons are at the end. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: floating.end,
  insetInline: vars.space.margin,
  zIndex: vars.layer.toast,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** Takes no room of its own in a grid of the caller. */
export const home = componentStyle({ display: 'contents' });

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
});

export const root = componentStyle([
  {
    ...type.small,
    display: 'flex',
    alignItems: 'start',
    columnGap: vars.space.m,
    maxInlineSize: `min(100%, ${rem(480)})`,
    paddingInlineStart: vars.space.m,
    paddingInlineEnd: vars.space.xxs,
    paddingBlock: vars.space.xxs,
    borderInlineStart: `3px solid ${vars.color.mark}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    '@starting-style': { opacity: 0, translate: `0 ${vars.space.m}` },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  transition(['opacity', 'translate']),
]);

export const content = componentStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: rem(11),
  overflowWrap: 'anywhere',
});

export const action = componentStyle({ fontWeight: vars.weight.strong });

layerStyle('brand.components', `${action} > *`, {
  '@media': {
    [media.coarse]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.layout.target,
    },
  },
});
