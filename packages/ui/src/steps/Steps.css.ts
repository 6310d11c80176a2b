import { componentStyle, fluid, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  counterReset: 'step',
  '@media': {
    [media.fromDesktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = componentStyle({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(56)} minmax(0, 1fr)`,
  alignContent: 'start',
  rowGap: vars.space.xs,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '::before': {
    ...type.h2,
    ...type.tabular,
    content: 'counter(step)',
    gridRow: '1 / span 2',
    fontSize: fluid(28, 40),
    fontWeight: vars.weight.medium,
    lineHeight: 1,
    color: vars.color.accent,
  },
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: `${vars.space.xl} 0`,
      paddingInlineEnd: vars.space.l,
      '::before': { gridRow: 'auto', marginBlockEnd: vars.space.xl },
      '::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: rem(-2),
        insetInlineStart: 0,
        inlineSize: rem(40),
        blockSize: rem(3),
        backgroundColor: vars.color.mark,
      },
    },
  },
});

layerStyle('brand.components', `${step} > *`, { gridColumn: '-2' });
