import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.toast,
  minBlockSize: vars.layout.target,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  fontWeight: 600,
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.control,
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
});
