import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.text}`,
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  scrollMarginBlock: vars.space.xxl,
  selectors: {
    '&[data-current]': { backgroundColor: vars.color.selected },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
  },
});

/** Wide enough to be hit, and clear of the bar of the current record. */
export const lead = componentStyle({
  flex: '0 0 auto',
  paddingInlineStart: vars.space.s,
});

export const main = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  flex: '1 1 0',
  minInlineSize: `min(100%, ${rem(220)})`,
  overflowWrap: 'anywhere',
});

export const title = componentStyle([{ ...type.h4, margin: 0 }]);

export const meta = componentStyle([
  { ...type.small, ...type.tabular, margin: 0, color: vars.color.muted },
]);

export const side = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  flex: '1 1 100%',
  '@media': { [media.fromMedium]: { flex: '0 0 auto', justifyContent: 'flex-end' } },
});
