import { componentStyle, media, rem, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const tag = componentStyle({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(32),
  paddingInline: vars.space.s,
  color: vars.color.muted,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  selectors: { '&[href]:hover': { color: vars.color.accent, borderColor: vars.color.accent } },
  '@media': {
    ...transition(['color', 'border-color'])['@media'],
    [media.coarse]: { minBlockSize: vars.layout.target },
  },
});
