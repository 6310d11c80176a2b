import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  padding: vars.space.l,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-selected]': {
      backgroundColor: vars.color.selected,
      borderColor: vars.color.accent,
      outline: `1px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
});
