import { componentStyle, layerStyle, media, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'last baseline',
  paddingBlockEnd: vars.space.xxl,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.gutter },
  },
});

/** The lead, with the other content at the end of the row, or below it if there is no room. */
export const aside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

// A form takes the whole row.
layerStyle('brand.components', `${aside} > :only-child`, { flexGrow: 1 });

export const lead = componentStyle({ flex: `1 1 ${rem(320)}`, maxInlineSize: '60ch' });
