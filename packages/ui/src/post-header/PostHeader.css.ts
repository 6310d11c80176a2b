import { atStart } from '../internal/atStart.ts';
import { componentStyle, layerStyle, media, toEdge, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const categories = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const title = componentStyle({ ...atStart, ...type.h1, maxInlineSize: '22ch' });

export const facts = componentStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.28em',
  color: vars.color.muted,
});

export const cover = componentStyle({ marginBlockStart: vars.space.m });

// Beside the cover, title and facts stand on its lower edge, and the article begins in the first screen.
const covered = `${root}:has(> ${cover})`;
layerStyle('brand.components', covered, {
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: '1fr auto auto',
      columnGap: vars.space.xxl,
    },
  },
});
layerStyle('brand.components', `${covered} > ${categories}`, {
  '@media': { [media.fromDesktop]: { alignSelf: 'end' } },
});
layerStyle('brand.components', `${covered} > ${title}`, {
  '@media': { [media.fromDesktop]: type.h2 },
});
layerStyle('brand.components', `${covered} > ${cover}`, {
  '@media': {
    [media.fromDesktop]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      alignSelf: 'start',
      marginBlockStart: 0,
      // To the edge of the page.
      marginInlineEnd: toEdge,
    },
  },
});
