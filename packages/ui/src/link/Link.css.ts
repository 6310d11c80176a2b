import { componentVariants, transition, vars } from '../styles/toolkit.ts';

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
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    ':hover': { textDecorationColor: 'currentColor' },
    ...transition(['text-decoration-color']),
  },
  plain: {},
});
