import { atStart } from '../internal/atStart.ts';
import { componentStyle, landing, media, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.text}`,
});

/** Clear of the bar that marks the current record. */
export const lead = componentStyle({
  paddingInlineStart: vars.space.s,
  // Reserves the width of a picture before it has loaded.
  selectors: { '&:has(img)': { inlineSize: 'min(8rem, 25vw)', paddingInlineStart: 0 } },
});

const hasLead = `&:has(> ${lead})`;

/** On narrow screens the side content is below the record. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space.s} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  // Many combining marks on one letter would cover the records above and below.
  overflowY: 'clip',
  scrollMarginBlock: `calc(${landing} + ${vars.space.xxl}) ${vars.space.xxl}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      selectors: { [hasLead]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    },
  },
  selectors: {
    '&:has(img)': { alignItems: 'start' },
    [hasLead]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
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

export const main = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const title = componentStyle([{ ...atStart, ...type.h4, margin: 0 }]);

export const meta = componentStyle([
  { ...type.small, ...type.tabular, margin: 0, color: vars.color.muted },
]);

export const side = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  gridColumn: -2,
});
