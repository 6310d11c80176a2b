import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, vars } from '../styles/toolkit.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = componentStyle({
  display: 'block',
  backgroundColor: vars.color.hairline,
  // The bar is less tall than its line: transparent borders fill the rest.
  backgroundClip: 'padding-box',
  border: '0 solid transparent',
  '@media': {
    [media.motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    // Without JavaScript the content would never load.
    [media.noScript]: { display: 'none' },
  },
});

export const shapes = componentVariants({
  line: { blockSize: '1lh', borderBlockWidth: '0.4em' },
  title: { blockSize: '2em', borderBlockWidth: '0.2em' },
  image: { aspectRatio: '16 / 9' },
});
