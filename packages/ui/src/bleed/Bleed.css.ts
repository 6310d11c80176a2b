import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

/** Half of what is left in the section beside the widest content, and never less than the page's margin. */
export const root = componentStyle({
  marginInline: `min(-1 * ${vars.space.margin}, (${vars.layout.container} - 100cqi) / 2)`,
});
