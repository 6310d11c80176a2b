import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';

export const root = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  paddingBlock: '0.1em',
  fontSize: rem(13),
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  color: vars.color.onBadge,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
});

export const tones = componentVariants({
  new: { color: vars.color.onBadgeNew, backgroundColor: vars.color.badgeNew },
  popular: { backgroundColor: vars.color.badgePopular },
  patent: { backgroundColor: vars.color.badgePatent },
  other: { backgroundColor: vars.color.badgeOther },
});
