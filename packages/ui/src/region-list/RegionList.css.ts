import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { type } from '../styles/type.ts';

/** As many columns as have room, up to three, read down one after the other. */
export const root = componentStyle({ columns: `3 ${rem(260)}`, columnGap: vars.space.gutter });

export const region = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
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
