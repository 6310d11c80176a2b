import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = componentStyle({
  display: 'block',
  backgroundColor: vars.color.hairline,
  // The bar is lower than its line: what is left above and below is border.
  backgroundClip: 'padding-box',
  border: '0 solid transparent',
  '@media': {
    [media.motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    // What it keeps the place of would never come.
    [media.noScript]: { display: 'none' },
  },
});

export const shapes = componentVariants({
  line: { blockSize: '1lh', borderBlockWidth: '0.4em' },
  title: { blockSize: '2em', borderBlockWidth: '0.2em' },
  image: { aspectRatio: '16 / 9' },
});
