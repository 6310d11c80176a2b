import { box, control, hovered, invalid, root } from '../field/Field.css.ts';
import { componentStyle, layerStyle, rem, transition, type, vars } from '../styles/toolkit.ts';

export const input = componentStyle({ ...type.tabular, textOverflow: 'ellipsis' });

/** One box around a label, a control and a second field, such as the unit of a number. */
export const frame = componentStyle([
  {
    ...box,
    display: 'flex',
    flexWrap: 'wrap',
    selectors: { '&:hover': hovered, '&:has([aria-invalid="true"])': invalid },
  },
  transition(['border-color']),
]);

// Where the frame is narrow, the unit takes a line below the number. Each line is as high as a field, whose borders are
// those of the frame.
layerStyle('brand.components', `${frame} ${control}`, {
  alignSelf: 'stretch',
  minBlockSize: `calc(${rem(52)} - 2px)`,
  marginBlockStart: 0,
  border: 0,
});
layerStyle('brand.components', `${frame} > ${control}`, { inlineSize: rem(72), flexGrow: 1 });
layerStyle('brand.components', `${frame} > *`, { minInlineSize: 0 });
layerStyle('brand.components', `${frame} > ${root}`, {
  alignContent: 'stretch',
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});
// As wide as the unit, and not wider than a short phrase.
layerStyle('brand.components', `${frame} > ${root} ${control}`, {
  fieldSizing: 'content',
  maxInlineSize: rem(190),
  fontSize: vars.size.small,
});
