import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** In a grid, the card shares its rows with its neighbours, so that their hairlines align. */
export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: vars.space.l,
  alignContent: 'start',
  // Without features, the gap to a third row would be empty space below the card.
  selectors: { '&:not(:has(> ul))': { gridRow: 'span 2' } },
  // Browsers move cards of several rows to the next sheet, without their heading.
  '@media': { [media.print]: { display: 'block', gridRow: 'auto' } },
});
layerStyle('brand.components', `${root} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: vars.space.m } },
});

export const frame = componentStyle({
  overflow: 'clip',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
});

layerStyle('brand.components', `${frame} :is(img, picture, video, svg)`, { inlineSize: '100%' });

/** On a phone the media stand beside the words, cropped to a square. Large words wrap below them. */
export const beside = componentStyle({
  '@media': {
    [media.belowSmall]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: vars.space.m,
      gridRow: 'auto',
    },
  },
});

layerStyle('brand.components', `${beside} > ${frame}`, {
  '@media': { [media.belowSmall]: { flexBasis: rem(128) } },
});

layerStyle('brand.components', `${beside} ${frame} :is(div, picture, img, video)`, {
  '@media': { [media.belowSmall]: { aspectRatio: '1 / 1', objectFit: 'cover' } },
});

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  '@media': {
    [media.belowSmall]: {
      selectors: {
        [`${beside} &`]: { flex: `1 1 ${rem(136)}`, minInlineSize: 0 },
      },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const description = componentStyle({ maxInlineSize: '60ch' });

export const features = componentStyle({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  flexBasis: '100%',
});

export const feature = componentStyle({
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  // A disclosure has its own, and is above the link that covers the card.
  selectors: {
    '&:has(> details)': {
      position: 'relative',
      zIndex: 1,
      paddingBlock: 0,
      borderBlockStart: 'none',
    },
  },
});
