import { visuallyHidden } from '../internal/visuallyHidden.ts';
import {
  componentStyle,
  media,
  pageMargin,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export { input } from '../search-field/SearchField.css.ts';

export const toggle = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});

export const fallback = componentStyle({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  '@media': { [media.noScript]: { display: 'grid' } },
});

const away = { opacity: 0, translate: `0 calc(-1 * ${vars.space.xs})` } as const;

/** Spans the window below the header bar. */
export const panel = componentStyle([
  {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    paddingBlock: vars.space.l,
    paddingInline: pageMargin,
    maxBlockSize: `calc(100dvh - ${vars.layout.header})`,
    overflowY: 'auto',
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    // On a dark background the shadow alone would not show the edge.
    borderBlock: `1px solid ${vars.color.hairline}`,
    boxShadow: vars.shadow.floating,
    // Clips the shadow above the panel, which would fall onto the header.
    clipPath: `inset(0 0 calc(-1 * ${vars.space.xxxl}) 0)`,
    selectors: { '&[data-state="closed"]': { ...away, display: 'none' } },
    '@starting-style': { selectors: { '&[data-state="open"]': away } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  transition(['display', 'opacity', 'translate']),
]);

/** Under the button that opened it. */
export const content = componentStyle({ maxInlineSize: rem(640), marginInlineStart: 'auto' });

export const form = componentStyle({ display: 'grid', gap: vars.space.m });

export const field = componentStyle([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(56),
    paddingInlineEnd: rem(5),
    backgroundColor: vars.color.ground,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { borderColor: vars.color.accent },
      '&:has(> input:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
    },
  },
  transition(['border-color']),
]);

/** Visually hidden: the number of suggestions, and the start text of an inline field. */
const unseen = `&[data-state="found"], &[data-state="start"]:not(${content} *)`;

export const status = componentStyle({
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: {
    [unseen]: visuallyHidden,
  },
});

export const list = componentStyle({
  // Below the header and the field, at most to the bottom of the viewport.
  maxBlockSize: `min(${rem(384)}, max(${rem(240)}, 100dvh - ${vars.layout.header} - ${rem(180)}))`,
  paddingBlock: vars.space.xs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = componentStyle({
  selectors: { '& + &': { marginBlockStart: vars.space.m } },
});

export const groupName = componentStyle({
  ...type.caption,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const option = componentStyle([
  {
    ...type.small,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.m,
    minBlockSize: vars.layout.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    ':hover': { backgroundColor: vars.color.selected },
    selectors: {
      '&[aria-selected="true"]': {
        backgroundColor: vars.color.selected,
        boxShadow: `inset 3px 0 ${vars.color.accent}`,
      },
      '[dir="rtl"] &[aria-selected="true"]': {
        boxShadow: `inset -3px 0 ${vars.color.accent}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
  transition(['background-color']),
]);

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  fontWeight: vars.weight.strong,
});

export const category = componentStyle({
  ...type.caption,
  color: vars.color.muted,
});
