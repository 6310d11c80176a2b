import { keyframes } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = componentStyle({
  display: 'block',
  backgroundColor: vars.color.hairline,
  '@media': {
    [media.motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = componentVariants({
  line: { blockSize: '0.8em', marginBlock: '0.4em' },
  title: { blockSize: '1.6em', marginBlock: '0.2em' },
  image: { aspectRatio: '16 / 9' },
});
