import { pill } from '../internal/pill.css.ts';
import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle([
  pill,
  {
    backgroundColor: vars.color.selected,
    borderColor: vars.color.accent,
    ':hover': { color: vars.color.accent },
  },
]);

export const value = componentStyle({ fontWeight: 600 });
