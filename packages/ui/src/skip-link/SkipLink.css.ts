import { componentStyle, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.toast,
  minBlockSize: vars.layout.target,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  fontWeight: vars.weight.strong,
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.control,
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
});
