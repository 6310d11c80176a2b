import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.l });

export const form = componentStyle({ display: 'grid', gap: vars.space.l });

export const again = componentStyle({ justifySelf: 'start', marginBlockStart: vars.space.xs });

/** Over the look of an alert. */
export const panel = componentStyle({
  selectors: {
    '&&': {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: vars.space.xl,
      borderWidth: 0,
      color: vars.color.text,
      backgroundColor: vars.color.ground,
      '@media': {
        [media.fromMedium]: {
          minBlockSize: rem(320),
          paddingInline: `${vars.space.xxl} ${rem(336)}`,
        },
      },
    },
  },
});
layerStyle('brand.components', `${panel} > svg`, { display: 'none' });
layerStyle('brand.components', `${panel} > div > p:first-child`, {
  ...type.h2,
  fontSize: fluid(36, 54),
});

export const figure = componentStyle({
  inlineSize: rem(160),
  marginBlockStart: vars.space.l,
  marginInline: 'auto',
  '@media': {
    [media.fromMedium]: {
      position: 'absolute',
      margin: 0,
      insetInlineEnd: vars.space.xl,
      insetBlockStart: `calc(50% - ${rem(128)})`,
      inlineSize: rem(256),
    },
    [media.print]: { display: 'none' },
  },
});
