/** Building blocks for the styles of components. */
export { alignedLabel } from './alignedLabel.ts';
export { appearing } from './appearing.css.ts';
export { clampLines } from './clampLines.ts';
export { vars } from './contract.css.ts';
export * from './fluid.ts';
export { compactHeader, landing } from './landing.css.ts';
export * from './layers.ts';
export { light } from './light.ts';
export { media } from './media.ts';
export { firstColumn, pageMargin, toEdge } from './pageMargin.ts';
export { transition } from './transition.ts';
export { type } from './type.ts';
