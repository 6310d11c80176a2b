import { layerStyle, vars } from '../styles/toolkit.ts';

// The page behind a modal dialog does not scroll. The veil does not cover the place of a scrollbar, which has this background.
layerStyle('brand.components', 'html[data-modal]', {
  overflow: 'hidden',
  backgroundColor: vars.color.veil,
});
// Reserves the place of a scrollbar that has been there. Without `scrollbar-gutter`, the page shifts by its width.
layerStyle('brand.components', 'html[data-modal="scrolls"]', { scrollbarGutter: 'stable' });
