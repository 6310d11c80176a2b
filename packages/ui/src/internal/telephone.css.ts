import { componentStyle, layerStyle } from '../styles/toolkit.ts';

/** Breaks only where a line of its own is too short for it, as with large text. */
export const number = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  textDecoration: 'inherit',
});

// Otherwise the line under a link would end before the box.
layerStyle('brand.components', `span:has(> ${number})`, { textDecoration: 'inherit' });
