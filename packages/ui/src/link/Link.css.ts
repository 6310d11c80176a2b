import { vars } from '../styles/contract.css.ts';
import { componentVariants } from '../styles/layers.ts';
import { transition } from '../styles/transition.ts';

export const tones = componentVariants({
  inline: {
    color: vars.color.accent,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    ':hover': { textDecorationThickness: '2px' },
  },
  standalone: {
    color: vars.color.accent,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    ':hover': { textDecorationColor: 'currentColor' },
    ...transition(['text-decoration-color']),
  },
  plain: {},
});
