import { floor } from '../internal/floor.css.ts';
import { componentStyle, layerStyle, rem, toEdge, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.s });

layerStyle('brand.components', `${root} > :is(img, picture, video, svg), ${root} > picture > img`, {
  inlineSize: '100%',
  borderRadius: vars.radius.picture,
});

/** The first machine stands 10 px from the edge of its picture. */
export const bleed = componentStyle({
  ...floor,
  vars: { '--floor': rem(112) },
  overflow: 'clip',
  marginInline: toEdge,
  marginBlockEnd: `calc(-1 * ${vars.space.section})`,
  paddingInlineStart: `calc(-1 * (${toEdge}) - ${rem(10)})`,
  paddingBlockEnd: vars.space.l,
});
// Wide enough for two machines on a phone.
layerStyle('brand.components', `${bleed} img`, { minInlineSize: rem(768) });

export const caption = componentStyle({
  ...type.caption,
  ...type.tabular,
  color: vars.color.muted,
});

layerStyle('brand.components', `${bleed} > ${caption}`, { marginInlineStart: rem(10) });

export const number = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.text });
