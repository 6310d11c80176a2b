import { componentStyle, media, vars } from '../styles/toolkit.ts';

export const drawing = componentStyle({ inlineSize: '100%', blockSize: 'auto' });
export const wide = componentStyle({ '@media': { [media.belowMedium]: { display: 'none' } } });
export const narrow = componentStyle({ '@media': { [media.fromMedium]: { display: 'none' } } });

export const dots = componentStyle({
  fill: vars.color.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Opaque, because it lies on the others. */
export const paleDots = componentStyle({
  fill: `color-mix(in oklab, ${vars.color.accent} 38%, ${vars.color.ground})`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
