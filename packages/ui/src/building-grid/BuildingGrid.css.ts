import { hairline } from '../internal/hairlineGrid.css.ts';
import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

export { grid as root } from '../internal/hairlineGrid.css.ts';

/** Offset by its padding, so that the first column aligns with the page's margin. */
export const building = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  marginBlockStart: '-1px',
  marginInlineStart: `calc(-1px - ${vars.space.m})`,
  paddingBlock: vars.space.m,
  paddingInline: `${vars.space.m} calc(2 * ${vars.space.m})`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  '@media': { [media.fromSmall]: { paddingBlock: vars.space.l } },
});

/** Compensates for the space around the glyph in its box. */
export const icon = componentStyle({
  marginInlineStart: rem(-4),
  marginBlockEnd: vars.space.xs,
  color: vars.color.accent,
  '@media': { [media.fromSmall]: { marginBlockEnd: vars.space.l } },
});
