import { pill } from '../internal/pill.css.ts';
import {
  componentStyle,
  layerStyle,
  media,
  pageMargin,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  color: vars.color.text,
  selectors: {
    '&[data-state="filled"]': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.m,
      paddingBlock: vars.space.s,
      paddingBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
      paddingInlineStart: pageMargin,
      // Leaves the corner free for floating buttons.
      paddingInlineEnd: `max(${rem(80)}, ${pageMargin})`,
      backgroundColor: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
  '@media': {
    [media.low]: { selectors: { '&[data-state="filled"]': { position: 'static' } } },
    print: { display: 'none' },
  },
});

export const count = componentStyle({ ...type.small, ...type.tabular, color: vars.color.muted });

/** On phones a single line that scrolls horizontally, to save height. */
export const items = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  order: -1,
  flexBasis: '100%',
  overflowX: 'auto',
  '@media': {
    [media.fromMedium]: { flexBasis: 'auto', flexWrap: 'wrap', order: 0, overflowX: 'visible' },
  },
});

layerStyle('brand.components', `${items} > *`, { flexShrink: 0 });

export const item = componentStyle([pill, { whiteSpace: 'nowrap' }]);

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  marginInlineStart: 'auto',
});
