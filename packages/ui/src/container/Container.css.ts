import { componentStyle, componentVariants, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  marginInline: 'auto',
  paddingInline: vars.space.margin,
  inlineSize: '100%',
});

export const widths = componentVariants({
  wide: { maxInlineSize: `calc(${vars.layout.container} + 2 * ${vars.space.margin})` },
  text: { maxInlineSize: `calc(${vars.layout.measure} + 2 * ${vars.space.margin})` },
});
