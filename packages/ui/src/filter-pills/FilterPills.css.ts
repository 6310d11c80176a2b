import { root as pill } from '../chip/Chip.css.ts';
import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export const looks = componentVariants({
  pills: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@media': { [media.print]: { display: 'none' } },
  },
  // Two columns where it stands above the content.
  list: {
    '@media': { [media.belowDesktop]: { columns: `2 ${rem(136)}`, columnGap: vars.space.l } },
  },
});

layerStyle('brand.components', `${looks.list} > li`, { breakInside: 'avoid' });

const row = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  ':hover': { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
  selectors: {
    '&:is([aria-pressed="true"], [aria-current])': {
      color: vars.color.accent,
      fontWeight: vars.weight.strong,
    },
    '&:disabled': { color: vars.color.muted, borderBlockEndColor: vars.color.hairline },
  },
  ...transition(['color', 'border-color']),
});

export const options = { pills: pill, list: row };

/** Has the colour of its option, to be readable on both grounds, and its font size, to share its baseline. */
export const count = componentStyle({ ...type.tabular, whiteSpace: 'nowrap' });
