import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  rem,
  type,
  vars,
} from '../src/styles/toolkit.ts';

export const pair = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  marginBlock: `${vars.space.m} ${vars.space.l}`,
  color: vars.color.text,
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 },
  },
});

/** Side by side, both examples have the same height. */
export const figure = componentStyle({
  '@media': {
    [media.fromMedium]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
});

export const example = componentStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: rem(160),
  padding: vars.space.l,
  border: `1px solid ${vars.color.hairline}`,
});

/** The window of the examples in it. */
export const fixedExample = componentStyle({
  contain: 'layout paint',
  minBlockSize: rem(272),
  padding: vars.space.l,
  border: `1px solid ${vars.color.hairline}`,
});

layerStyle('brand.utilities', `${fixedExample} a`, {
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
});

export const wideExample = componentStyle({
  position: 'relative',
  zoom: 1 / 3,
  border: `3px solid ${vars.color.hairline}`,
});

const line = { ...type.small, paddingBlockStart: vars.space.s } as const;

export const verdicts = componentVariants({
  do: { ...line, borderBlockStart: `4px solid ${vars.color.success}` },
  dont: { ...line, borderBlockStart: `4px solid ${vars.color.error}` },
});

export const word = componentVariants({
  do: { fontWeight: vars.weight.strong, color: vars.color.success },
  dont: { fontWeight: vars.weight.strong, color: vars.color.error },
});
