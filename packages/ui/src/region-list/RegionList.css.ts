import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

/** As many columns as have room, read down one after the other. */
export const root = componentStyle({ columns: rem(260), columnGap: vars.space.gutter });

export const region = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const name = componentStyle({ fontWeight: 600 });

export const detail = componentStyle({
  ...type.small,
  color: vars.color.muted,
  textAlign: 'end',
});
