import { vars } from '../src/styles/contract.css.ts';
import { componentStyle } from '../src/styles/layers.ts';
import { type } from '../src/styles/type.ts';

export const copy = componentStyle({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '24px',
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
  ':hover': { textDecorationLine: 'underline' },
});

export const selectable = componentStyle({
  ...type.caption,
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});
