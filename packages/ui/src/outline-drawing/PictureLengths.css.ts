import { componentStyle, componentVariants, media, rem, type, vars } from '../styles/toolkit.ts';

/** As wide and high as a picture of this ratio in its place. */
const over = (aspectRatio: string) => ({ aspectRatio, overflow: 'visible' }) as const;

export const ratios = componentVariants({ '4:3': over('4 / 3'), '1:1': over('1') });

export const line = componentStyle({
  stroke: vars.color.mark,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const place = componentStyle({ overflow: 'visible' });

export const label = componentStyle({
  ...type.tabular,
  fill: vars.color.text,
  fontSize: rem(14),
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
});
