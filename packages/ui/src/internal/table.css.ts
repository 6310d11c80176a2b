import { componentStyle, media, rem, type, vars } from '../styles/toolkit.ts';

/** A datasheet: hairlines between rows, a dark rule under the header, figures aligned to the end. */
export const table = componentStyle({
  ...type.small,
  ...type.tabular,
  inlineSize: '100%',
  // Collapsed borders do not stay with a sticky cell.
  borderCollapse: 'separate',
});

const cell = {
  paddingBlock: rem(14),
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
} as const;

const aligned = {
  textAlign: 'end',
  selectors: { '&[data-align="start"]': { textAlign: 'start' } },
} as const;

export const head = componentStyle({
  ...cell,
  ...aligned,
  paddingBlockStart: 0,
  verticalAlign: 'bottom',
  color: vars.color.muted,
  borderBlockEndColor: vars.color.text,
});

export const unit = componentStyle({
  display: 'block',
  fontSize: rem(13),
  fontWeight: 400,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});

export const value = componentStyle({ ...cell, ...aligned });

/** Row header: sticky while the other cells scroll. */
export const name = componentStyle({
  ...cell,
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  // Keeps the focus ring above the names of other rows.
  ':focus-within': { zIndex: 2 },
  selectors: {
    '[data-scrolls] &': { backgroundColor: vars.color.ground },
    // Takes no space, so nothing shifts when the region turns out not to scroll.
    '[data-scrolls] &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
  },
  '@media': { [media.print]: { position: 'relative' } },
});

/** The corner cell, above the row headers. */
export const corner = componentStyle([
  name,
  {
    color: vars.color.muted,
    verticalAlign: 'bottom',
    borderBlockEndColor: vars.color.text,
  },
]);

export const note = componentStyle({
  ...type.caption,
  maxInlineSize: '88ch',
  color: vars.color.muted,
  paddingBlockStart: vars.space.s,
  '@media': { [media.print]: { breakBefore: 'avoid', breakInside: 'avoid' } },
});
