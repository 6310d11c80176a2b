import { labels } from '../field/Field.css.ts';
import { componentStyle, rem, vars } from '../styles/toolkit.ts';

/** A control below a label has a margin, which a hidden label does not need. */
export const frame = componentStyle({
  display: 'grid',
  alignItems: 'center',
  marginBlockStart: vars.space.xxs,
  selectors: { [`${labels.hidden} + &`]: { marginBlockStart: 0 } },
});

export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  marginBlockStart: 0,
  paddingInlineEnd: rem(44),
  // Safari would not clip a long option.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':disabled': { opacity: 0.6, cursor: 'not-allowed' },
});

/** Has the colour of a placeholder until something is selected. */
export const optional = componentStyle({
  selectors: { '&:has(> option[value=""]:checked)': { color: vars.color.muted } },
});

export const mark = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: vars.space.m,
  pointerEvents: 'none',
});
