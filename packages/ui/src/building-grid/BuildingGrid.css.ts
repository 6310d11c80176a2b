import { hairline } from '../internal/hairlineGrid.css.ts';
import { componentStyle, rem, vars } from '../styles/toolkit.ts';

export { grid as root } from '../internal/hairlineGrid.css.ts';

/** Offset by its padding, so that the first column aligns with the page's margin. */
export const building = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  marginBlockStart: '-1px',
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingBlock: vars.space.l,
  paddingInline: `${vars.space.m} calc(2 * ${vars.space.m})`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

/** Compensates for the space around the glyph in its box. */
export const icon = componentStyle({
  marginInlineStart: rem(-4),
  marginBlockEnd: vars.space.l,
  color: vars.color.accent,
});
