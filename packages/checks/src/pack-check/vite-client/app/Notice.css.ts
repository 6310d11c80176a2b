import { vars } from '@brand/ui/styles';
import { style } from '@vanilla-extract/css';

/** A block of the application, styled with the library's tokens. */
export const notice = style({
  padding: vars.space.l,
  color: vars.color.accent,
  backgroundColor: vars.color.selected,
  borderRadius: vars.radius.control,
});

/** Unlayered, so it overrides the library's own rule. */
export const wide = style({ paddingInline: 64 });
