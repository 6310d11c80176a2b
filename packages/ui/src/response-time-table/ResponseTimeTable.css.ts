import { componentStyle, fluid, layerStyle, media, type, vars } from '../styles/toolkit.ts';

export const table = componentStyle({ inlineSize: '100%' });

layerStyle('brand.components', `${table} :is(th, td)`, {
  ...type.small,
  paddingBlock: vars.space.m,
  paddingInlineEnd: vars.space.m,
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
layerStyle('brand.components', `${table} thead th`, {
  ...type.caption,
  verticalAlign: 'bottom',
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});
layerStyle('brand.components', `${table} tr > :last-child`, { paddingInlineEnd: 0 });
layerStyle('brand.components', `${table} tr > :not(:last-child)`, {
  '@media': { [media.fromMedium]: { inlineSize: '21.55%' } },
});

export const caption = componentStyle({
  ...type.h3,
  textAlign: 'start',
  paddingBlockEnd: vars.space.m,
});

/** Heading of further rows, under the ink rule of the table's head. */
export const group = componentStyle({
  selectors: {
    [`${table} &`]: {
      ...type.caption,
      paddingBlockStart: vars.space.l,
      fontWeight: 400,
      color: vars.color.muted,
      borderBlockEnd: `1px solid ${vars.color.text}`,
    },
  },
});

export const time = componentStyle({
  ...type.tabular,
  fontWeight: vars.weight.strong,
  fontSize: fluid(17, 26),
  whiteSpace: 'nowrap',
});

export { severity } from '../internal/severity.css.ts';
