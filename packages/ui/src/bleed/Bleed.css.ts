import { componentStyle, vars } from '../styles/toolkit.ts';

/** The space beside the widest content, and at least the page's margin. */
export const root = componentStyle({
  marginInline: `min(-1 * ${vars.space.margin}, (${vars.layout.container} - 100cqi) / 2)`,
});
