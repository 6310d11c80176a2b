import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({ display: 'flex', flexDirection: 'column' });

/** Read first; the plate stands above. */
export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const number = componentStyle({
  ...type.caption,
  ...type.tabular,
  paddingBlockStart: vars.space.m,
});

export const label = componentStyle({ fontWeight: 600, color: vars.color.accent });

export const link = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
});

/** A sheet of paper on a quiet ground. */
export const plate = componentStyle({
  order: -1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.l,
  backgroundColor: vars.color.subtle,
});

export const image = componentStyle({
  inlineSize: '100%',
  maxInlineSize: rem(256),
  border: `1px solid ${vars.color.hairline}`,
});
