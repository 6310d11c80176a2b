import { pill } from '../internal/pill.css.ts';
import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const root = componentStyle([
  pill,
  {
    ':hover': { borderColor: vars.color.accent },
    selectors: {
      '&[aria-pressed="true"], &[aria-current]': {
        color: vars.color.onChosen,
        backgroundColor: vars.color.chosen,
        borderColor: vars.color.chosen,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"], &[aria-current]': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
]);
