import { componentStyle, componentVariants, transition, type, vars } from '../styles/toolkit.ts';

export const looks = componentVariants({
  chips: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs },
  list: {},
});

export const row = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  ':hover': { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
  selectors: {
    '&[aria-current]': { color: vars.color.accent, fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.color.muted, borderBlockEndColor: vars.color.hairline },
  },
  ...transition(['color', 'border-color']),
});

export const count = componentStyle(type.tabular);
