import { componentStyle, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  ...type.h4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.layout.target,
  // At 200 % text size it still fits next to the buttons in the header on phones.
  fontSize: `min(${rem(21)}, max(21px, 7vw))`,
  overflowWrap: 'normal',
  color: vars.color.text,
});

export const mark = componentStyle({
  flexShrink: 0,
  inlineSize: `min(${rem(26)}, max(26px, 8vw))`,
  color: vars.color.accent,
});
