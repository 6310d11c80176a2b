import {
  alignedLabel,
  componentStyle,
  componentVariants,
  fluid,
  layerStyle,
  media,
  rem,
  vars,
} from '../styles/toolkit.ts';

export const sizes = componentVariants({
  tool: { paddingBlock: vars.space.m },
  page: { paddingBlock: `${fluid(32, 64)} ${vars.space.xxl}` },
});

// The content begins on the first screen.
layerStyle('brand.components', `${sizes.page} + section:not([data-ground])`, {
  paddingBlockStart: 0,
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlockStart: vars.space.xxs,
  selectors: {
    // A form beside the lead is higher.
    [`${sizes.page} &`]: { rowGap: vars.space.m, alignItems: 'start' },
    '* + &': { '@media': { [media.belowDesktop]: { paddingBlockStart: vars.space.s } } },
  },
});

export const title = componentStyle({ fontSize: fluid(28, 40) });

// The title of a page has the whole width.
layerStyle('brand.components', `${sizes.page} ${row} > h1`, { inlineSize: '100%' });
layerStyle('brand.components', `${row} > p`, { maxInlineSize: '72ch', textWrap: 'pretty' });

export const aside = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: rem(450),
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${fluid(12, 24)}`,
});

layerStyle('brand.components', `${actions} > button:only-child`, alignedLabel);

// On a phone below links.
layerStyle('brand.components', `${actions} > a ~ button`, {
  '@media': { [media.belowSmall]: alignedLabel },
});
