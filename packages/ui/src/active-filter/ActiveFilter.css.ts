import { pill } from '../internal/pill.css.ts';
import { componentStyle, vars } from '../styles/toolkit.ts';

export const root = componentStyle([
  pill,
  {
    backgroundColor: vars.color.selected,
    borderColor: vars.color.accent,
    ':hover': { color: vars.color.accent },
  },
]);

export const value = componentStyle({ fontWeight: vars.weight.strong });
