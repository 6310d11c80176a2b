import { control, root as field, labels } from '../field/Field.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'first baseline',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.xxxl },
  },
});

export const title = componentStyle({ maxInlineSize: '14em' });

/** A title with a label is the figure of its section, and a telephone number fits into a narrow window. */
export const labelled = componentStyle({ fontSize: `min(1.2 * ${vars.size.h1}, 4cqi + 1rem)` });

export const aside = componentStyle({ display: 'grid', gap: vars.space.l, maxInlineSize: '52ch' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
layerStyle('brand.components', `${actions} > form`, { flexGrow: 1 });

// Fields for figures: large, with quantity and unit in the box.
layerStyle('brand.components', `${actions} ${field}`, { position: 'relative' });
layerStyle('brand.components', `${actions} ${labels.above}`, {
  ...type.caption,
  position: 'absolute',
  insetBlockStart: rem(10),
  insetInlineStart: vars.space.m,
  color: vars.color.muted,
});
layerStyle('brand.components', `${actions} ${control}`, {
  ...type.tabular,
  minBlockSize: rem(72),
  paddingBlock: `${rem(30)} ${rem(6)}`,
  fontSize: rem(26),
  lineHeight: 1.2,
});
