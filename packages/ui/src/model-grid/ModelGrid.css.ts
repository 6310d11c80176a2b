import { componentStyle, layerStyle, media } from '../styles/toolkit.ts';

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Adjacent cards share hairlines. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineEnd: '1px',
  paddingBlockEnd: '1px',
  '@media': {
    [media.fromSmall]: equal(2),
    [media.fromDesktop]: equal(3),
    [media.fromWide]: equal(4),
  },
});

layerStyle('brand.components', `${root} > *`, { marginInlineEnd: '-1px', marginBlockEnd: '-1px' });

// In two columns, the last of an odd number takes the row.
layerStyle('brand.components', `${root} > :nth-child(odd):last-child`, {
  '@media': { [`${media.fromSmall} and ${media.belowDesktop}`]: { gridColumn: '1 / -1' } },
});
