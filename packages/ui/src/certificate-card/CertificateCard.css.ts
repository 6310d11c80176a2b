import { componentStyle, layerStyle, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const image = componentStyle({
  inlineSize: '100%',
  marginBlockEnd: vars.space.s,
  border: `1px solid ${vars.color.hairline}`,
});

/** On a phone the text is next to the image: stacked, each certificate would fill the screen. Large words break there. */
export const illustrated = componentStyle({
  overflowWrap: 'anywhere',
  // The image has a frame of its own.
  paddingBlockStart: 0,
  borderBlockStart: 0,
  '@media': {
    [media.belowSmall]: {
      paddingBlockEnd: 0,
      columnGap: vars.space.gutter,
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      // If the image is taller than the text, the last row takes up the difference.
      gridTemplateRows: 'repeat(3, auto) 1fr',
    },
  },
});
layerStyle('brand.components', `${illustrated} > *`, {
  '@media': { [media.belowSmall]: { gridColumn: 2 } },
});
layerStyle('brand.components', `${illustrated} > ${image}`, {
  '@media': { [media.belowSmall]: { gridColumn: 1, gridRow: '1 / 5', marginBlockEnd: 0 } },
});

export const category = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});
