import { componentStyle, componentVariants, media, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  padding: vars.space.l,
  selectors: {
    '&[data-selected]': {
      backgroundColor: vars.color.selected,
      borderColor: vars.color.accent,
      outline: `1px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
});

export const tones = componentVariants({
  raised: {
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  },
  subtle: {
    backgroundColor: vars.color.subtle,
    borderBlockStart: `3px solid ${vars.color.accent}`,
    '@media': { [media.fromDesktop]: { padding: vars.space.xl } },
  },
});
