import { vars } from './contract.css.ts';

/** Space from the edge of a bar as wide as the window to the content of the page. */
export const pageMargin = `max(${vars.space.margin}, (100% - ${vars.layout.container}) / 2)`;
