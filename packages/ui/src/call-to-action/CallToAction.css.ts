import { control, root as field, labels } from '../field/Field.css.ts';
import { componentStyle, layerStyle, media, rem, type, vars } from '../styles/toolkit.ts';

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.xxxl },
  },
});

export const title = componentStyle({ maxInlineSize: '14em' });

/** A title with a label is the figure of its section, and a telephone number fits into a narrow window. */
export const labelled = componentStyle({ fontSize: `min(1.2 * ${vars.size.h1}, 4cqi + 1rem)` });

export const aside = componentStyle({ display: 'grid', gap: vars.space.l });
layerStyle('brand.components', `${aside} > p`, { maxInlineSize: '52ch' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
});

// Fields for figures in one row with their button: large, with quantity and unit in the box.
const form = `${actions} > form`;
layerStyle('brand.components', form, {
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
});
layerStyle('brand.components', `${form} > ${field}`, {
  position: 'relative',
  flex: `1 1 ${rem(140)}`,
});
// As high as the boxes of the fields, which begin below the gap to their labels.
layerStyle('brand.components', `${form} > button`, {
  flexGrow: 1,
  alignSelf: 'stretch',
  marginBlockStart: vars.space.xxs,
});
// The buttons below are equally wide, and end with the row.
layerStyle('brand.components', `${form} ~ *`, { flex: `1 1 ${rem(200)}` });
layerStyle('brand.components', `${form} ${labels.above}`, {
  ...type.caption,
  position: 'absolute',
  insetBlockStart: rem(12),
  insetInlineStart: vars.space.m,
  color: vars.color.muted,
});
layerStyle('brand.components', `${form} ${control}`, {
  ...type.tabular,
  minBlockSize: rem(96),
  paddingBlock: `${rem(36)} ${rem(8)}`,
  fontSize: rem(40),
  lineHeight: 1.2,
});
