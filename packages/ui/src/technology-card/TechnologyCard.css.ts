import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

/** In a grid its three rows are those of its neighbours, so that their rules meet. */
export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
});

export const media = componentStyle({ overflow: 'clip', backgroundColor: vars.color.subtle });

layerStyle('brand.components', `${media} :is(img, picture, video, svg)`, { inlineSize: '100%' });

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const link = componentStyle([
  {
    ':hover': { color: vars.color.accent },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '3px',
      },
    },
  },
  transition(['color']),
]);

export const description = componentStyle({ maxInlineSize: '60ch' });

/** As many columns as the card has room for. */
export const features = componentStyle({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.gutter,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(256)}), 1fr))`,
});

export const feature = componentStyle({
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
