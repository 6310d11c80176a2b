import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({
  padding: vars.space.l,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&[data-selected]': {
      backgroundColor: vars.color.selected,
      borderColor: vars.color.accent,
      outline: `1px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
});
