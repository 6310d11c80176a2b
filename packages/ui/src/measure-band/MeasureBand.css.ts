import { vars } from '../styles/contract.css.ts';
import { fluid } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: hairline,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** The figure stands above its label, though the label comes first in the list. */
export const measure = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  paddingBlock: vars.space.l,
  paddingInlineEnd: vars.space.m,
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: vars.space.m, borderInlineStart: hairline },
    '&:nth-child(n + 3)': { borderBlockStart: hairline },
  },
  '@media': {
    [media.fromMedium]: {
      paddingBlock: `${vars.space.l} ${vars.space.xl}`,
      selectors: {
        '&:nth-child(n + 2)': {
          paddingInlineStart: vars.space.l,
          borderInlineStart: hairline,
          borderBlockStart: 0,
        },
      },
    },
  },
});

export const figure = componentStyle({
  ...type.h2,
  ...type.tabular,
  fontSize: fluid(28, 40),
  fontWeight: 500,
  lineHeight: 1.15,
});

export const unit = componentStyle({ fontSize: '0.62em', letterSpacing: '-0.01em' });

export const label = componentStyle({ ...type.caption, color: vars.color.muted });
