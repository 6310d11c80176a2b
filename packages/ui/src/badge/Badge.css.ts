import { componentStyle, componentVariants, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  paddingBlock: '0.1em',
  // Also inside a heading.
  fontFamily: vars.font.text,
  fontStretch: 'normal',
  letterSpacing: 'normal',
  fontSize: rem(13),
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  color: vars.color.onBadge,
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
});

export const tones = componentVariants({
  new: { color: vars.color.onBadgeNew, backgroundColor: vars.color.badgeNew },
  popular: { backgroundColor: vars.color.badgePopular },
  patent: { backgroundColor: vars.color.badgePatent },
  other: { backgroundColor: vars.color.badgeOther },
});
