import {
  componentStyle,
  componentVariants,
  layerStyle,
  media,
  pageMargin,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'flex',
  alignSelf: 'stretch',
  // On narrow screens a panel spans the navigation.
  '@media': { [media.belowDesktop]: { position: 'relative' } },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space.xs,
});

/** As high as the header, so that the pointer crosses no gap between an item and its panel. */
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.fromDesktop]: {
      selectors: { '&:has([data-shape="dropdown"])': { position: 'relative' } },
    },
  },
});

const underline = {
  content: '""',
  position: 'absolute',
  insetInline: vars.space.xs,
  insetBlockEnd: 0,
  borderBlockEnd: `${rem(3)} solid ${vars.color.mark}`,
} as const;

export const link = componentStyle([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.layout.target,
    paddingInline: vars.space.xs,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    ':hover': { color: vars.color.accent },
    selectors: {
      '&[aria-current]::after': underline,
      '&:has(+ button)': { paddingInlineEnd: vars.space.xxs },
      '&[aria-current]:has(+ button)::after': { insetInlineEnd: vars.space.xxs },
    },
  },
  transition(['color']),
]);

export const toggle = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(24),
  minBlockSize: vars.layout.target,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  ':hover': { color: vars.color.accent },
  '@media': { [media.coarse]: { inlineSize: vars.layout.target } },
});

/** The focus proxy of Radix, for panels elsewhere in the document. Here the panel follows the toggle. */
layerStyle('brand.components', `${toggle} + span`, { display: 'none' });

export const chevron = componentStyle([
  { selectors: { '[data-state="open"] > &': { rotate: '180deg' } } },
  transition(['rotate']),
]);

const shown = { visibility: 'visible', opacity: 1, translate: 'none' } as const;

/** Closed panels are invisible, so that their links are in the document but not in the tab order. */
export const panel = componentStyle([
  {
    position: 'absolute',
    insetBlockStart: '100%',
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    // On a dark background the shadow alone would not show the edge.
    border: `1px solid ${vars.color.hairline}`,
    boxShadow: vars.shadow.floating,
    visibility: 'hidden',
    opacity: 0,
    translate: `0 calc(-1 * ${vars.space.xs})`,
    selectors: { '&[data-state="open"]': shown },
    '@media': {
      [media.noScript]: {
        selectors: {
          [`${item}:hover > &`]: shown,
          [`${item}:focus-within > &`]: shown,
        },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  transition(['visibility', 'opacity', 'translate']),
]);

export const shapes = componentVariants({
  dropdown: {
    insetInline: 0,
    display: 'grid',
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    '@media': {
      [media.fromDesktop]: {
        insetInlineEnd: 'auto',
        inlineSize: rem(320),
        selectors: {
          // The last panels of the row would extend beyond the viewport.
          [`${item}:nth-last-child(-n + 2) > &`]: { insetInlineStart: 'auto', insetInlineEnd: 0 },
        },
      },
    },
  },
  mega: {
    insetInline: 0,
    borderInline: 0,
    // Clips the shadow above the panel, which would fall onto the header.
    clipPath: `inset(0 0 calc(-1 * ${vars.space.xxxl}) 0)`,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.gutter,
    paddingBlock: vars.space.xxl,
    paddingInline: pageMargin,
    maxBlockSize: `calc(100dvh - ${vars.layout.header})`,
    overflowY: 'auto',
  },
});

/** A link of a panel or drawer. */
export const entry = componentStyle([
  {
    display: 'grid',
    gap: vars.space.xxs,
    alignContent: 'start',
    minBlockSize: vars.layout.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.selected },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: { '&[aria-current]': { color: vars.color.accent } },
  },
  transition(['background-color']),
]);

/** Above the link, at its lower edge on the floor of the row, and no larger than its place. */
export const image = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${rem(4)})`,
  insetInlineStart: vars.space.s,
  maxInlineSize: '100%',
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
});

export const description = componentStyle({ ...type.caption, color: vars.color.muted });
