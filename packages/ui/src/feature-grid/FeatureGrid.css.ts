import {
  componentStyle,
  componentVariants,
  firstColumn,
  fluid,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

/** Each item draws the hairlines above and before itself; those at the edges are clipped. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderBlockEnd: hairline,
  // With `overflow`, Chromium breaks an item between its icon and title, and the list from its heading.
  '@media': { [media.print]: { overflow: 'visible', clipPath: 'inset(0)' } },
});

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = componentVariants({
  rows: { containerType: 'inline-size' },
  two: { '@media': { [media.fromSmall]: equal(2) } },
  three: {
    '@media': {
      [media.fromSmall]: equal(2),
      // Three items in two columns would leave half of a row empty.
      [media.fromMedium]: { selectors: { '&:has(> :nth-child(3):last-child)': equal(3) } },
      [media.fromDesktop]: equal(3),
    },
  },
  four: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(4) } },
});

export const feature = componentStyle({
  position: 'relative',
  paddingBlock: vars.space.l,
  // Overlapping translucent hairlines would look darker.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    borderBlockStart: hairline,
  },
  // The last hairline continues to the end of the grid, also in an incomplete row.
  selectors: { '&:last-child::before': { insetInlineEnd: '-200%' } },
  '@media': {
    [media.fromSmall]: {
      '::before': { insetInlineStart: vars.space.l },
      marginInlineStart: `calc(-1px - ${vars.space.l})`,
      paddingInlineStart: vars.space.l,
      paddingInlineEnd: `calc(2 * ${vars.space.l})`,
      paddingBlock: vars.space.xl,
      borderInlineStart: hairline,
    },
  },
});

/** Title, text and link side by side. */
export const row = componentStyle({
  paddingBlock: vars.space.m,
  borderBlockStart: hairline,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: `${firstColumn} minmax(0, 1fr) ${rem(176)}`,
      columnGap: vars.space.gutter,
      alignItems: 'baseline',
    },
  },
});
layerStyle('brand.components', `${row} > div`, { ...type.body, maxInlineSize: '60ch' });
layerStyle('brand.components', `${row} > :is(h2, h3, h4)`, {
  '@media': { [media.fromMedium]: { fontSize: `min(${fluid(22, 30)}, 3.1cqi)` } },
});
