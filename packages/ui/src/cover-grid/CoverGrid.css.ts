import { coveringLink } from '../internal/coveringLink.ts';
import { componentStyle, layerStyle, media, rem, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space.gutter,
      alignContent: 'start',
    },
  },
});

/** A document with other content beside it. */
const single = `${root}:has(> :nth-child(2):last-child)`;
layerStyle('brand.components', single, {
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

/** A row with a small cover, or the first document, which is beside the others. */
export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(72)} minmax(0, 1fr)`,
  gridTemplateRows: 'auto auto 1fr',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  alignContent: 'start',
  paddingBlock: vars.space.m,
  borderBlockEnd: hairline,
  selectors: {
    '&:nth-child(2)': { borderBlockStart: hairline },
    '&:first-child': {
      display: 'block',
      paddingBlock: `0 ${vars.space.xl}`,
      borderBlockEnd: 'none',
    },
  },
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `${rem(84)} minmax(0, 1fr) ${rem(190)}`,
      columnGap: vars.space.l,
    },
    [media.fromDesktop]: {
      // Empty rows below those of the others have no height.
      selectors: { '&:first-child': { gridColumn: 1, gridRow: '1 / span 12', paddingBlock: 0 } },
    },
  },
});

const row = `${tile}:not(:first-child)`;

export const ground = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  selectors: {
    [`${row} > &`]: { gridRow: '1 / span 3', alignSelf: 'start' },
    [`${tile}:first-child > &`]: {
      padding: vars.space.xl,
      marginBlockEnd: vars.space.m,
      backgroundColor: vars.color.subtle,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${tile}:first-child > &`]: { border: '1px solid CanvasText' } },
    },
  },
});

export const cover = componentStyle({
  inlineSize: '100%',
  maxInlineSize: rem(446),
  aspectRatio: '595 / 842',
  border: hairline,
  selectors: { [`${single} &`]: { maxInlineSize: rem(220) } },
});

/** Link and state, at the end of the row. */
export const file = componentStyle({
  paddingBlockStart: vars.space.xs,
  selectors: { [`${row} > &`]: { gridColumn: 2 } },
  '@media': {
    [media.fromMedium]: {
      selectors: {
        [`${row} > &`]: {
          gridColumn: 3,
          gridRow: '1 / span 3',
          marginBlockStart: rem(-8),
          paddingBlockStart: 0,
        },
      },
    },
  },
});

export const link = componentStyle(coveringLink('3px'));

export const rest = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.fromDesktop]: {
      selectors: { '&:nth-child(2)': { gridColumn: 2, gridRow: '1 / span 12' } },
    },
  },
});

// Text as wide as a sentence is easy to read.
layerStyle('brand.components', `${row} > :nth-child(3)`, { maxInlineSize: '44ch' });
