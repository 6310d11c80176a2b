import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  margin: 0,
  '@media': { [`(hover: none) and ${media.coarse}`]: { display: 'none' } },
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
});

export const key = componentStyle({
  display: 'inline-block',
  minInlineSize: rem(24),
  paddingInline: vars.space.xxs,
  fontFamily: vars.font.code,
  fontSize: rem(13),
  lineHeight: rem(22),
  textAlign: 'center',
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const name = componentStyle([{ ...type.small, margin: 0, color: vars.color.muted }]);
