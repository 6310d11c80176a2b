import { pill } from '../internal/pill.css.ts';
import { componentStyle, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle([
  pill,
  {
    ':hover': { borderColor: vars.color.accent },
    selectors: {
      '&:disabled, &[data-disabled]': {
        color: vars.color.muted,
        borderColor: vars.color.hairline,
      },
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
