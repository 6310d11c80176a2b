import { componentStyle, layerStyle, media as query, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  alignItems: 'center',
  '@media': {
    [query.fromDesktop]: {
      columnGap: vars.space.xxxl,
      selectors: {
        '&[data-side="end"]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
        '&[data-side="start"]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      },
    },
  },
});

export const words = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space.l });

export const text = componentStyle({ maxInlineSize: '52ch', textWrap: 'pretty' });

export const points = componentStyle({ inlineSize: '100%', paddingBlockStart: vars.space.s });

export const point = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });

export const media = componentStyle({
  inlineSize: '100%',
  '@media': {
    [query.fromDesktop]: { selectors: { '[data-side="start"] > &': { order: -1 } } },
  },
});

layerStyle('brand.components', `${media} :is(img, picture, video)`, {
  inlineSize: '100%',
  borderRadius: vars.radius.picture,
});
