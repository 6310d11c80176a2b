import { vars } from './contract.css.ts';

/** Space from the edge of a bar as wide as the window to the content of the page. */
export const pageMargin = `max(${vars.space.margin}, (100% - ${vars.layout.container}) / 2)`;

/** Width of the first of two columns of the page: heads, rows and figures have their second one at the same place. */
export const firstColumn = `calc((100% - ${vars.space.gutter}) * 5 / 12)`;

/** Negative margin that takes content to the edge of its section, which is a container. */
export const toEdge = `min(-1 * ${vars.space.margin}, (${vars.layout.container} - 100cqi) / 2)`;
