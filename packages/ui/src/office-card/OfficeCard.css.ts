import { visuallyHidden } from '../internal/visuallyHidden.ts';
import {
  componentStyle,
  layerStyle,
  media as query,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const narrow = '(inline-size < 15rem)';
const wide = '(inline-size >= 34rem)';
/** Stacks the parts of a row in a narrow card or with large text. */
const row = { '@container': { [narrow]: { display: 'block' } } };
const hairline = `1px solid ${vars.color.hairline}`;

/** Cards in a row have equal height, which aligns the content below their images. */
export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});

const phone = `screen and ${query.belowSmall}`;

/** The name is before the image in the document and below it visually, on phones beside it. */
export const area = componentStyle({ flexGrow: 1, display: 'flex', flexDirection: 'column' });

/** A card with an image. On phones, the image is beside the name, with large text above it. */
export const beside = componentStyle({
  '@media': {
    [phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${rem(112)} minmax(0, 1fr)`,
      columnGap: vars.space.m,
    },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The button is below a name beside which it does not fit. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  alignContent: 'start',
  paddingBlock: vars.space.m,
  '@media': {
    [phone]: {
      selectors: { [`${beside} > &`]: { paddingBlockStart: 0 } },
    },
  },
});

export const country = componentStyle({
  ...type.small,
  order: 1,
  flexBasis: '100%',
  color: vars.color.muted,
});

/** On a line of its own in every card, because beside the longest name it does not fit. */
export const note = componentStyle({
  ...type.caption,
  order: 1,
  flexBasis: '100%',
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

/** Shown only on devices without hover, after hydration. */
export const toggle = componentStyle({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  marginBlock: rem(-10),
  color: vars.color.accent,
  '@media': {
    [query.hover]: { display: 'none' },
    [query.noScript]: { display: 'none' },
  },
});

export const chevron = componentStyle([
  { selectors: { '[data-state="open"] &': { transform: 'rotate(180deg)' } } },
  transition(['transform']),
]);

/** As high as the image, or as the details if they need more. */
export const media = componentStyle({
  order: -1,
  position: 'relative',
  flexGrow: 1,
  display: 'grid',
  aspectRatio: '3 / 2',
  backgroundColor: vars.color.subtle,
  borderRadius: vars.radius.picture,
  '@media': {
    [query.print]: { order: 0, aspectRatio: 'auto' },
    // Without `contents`, which every supported browser has, the details would be as narrow as the image. Where it hides
    // elements from assistive technology, they have a role, which this one has not.
    [phone]: { display: 'contents' },
  },
  '@container': { [wide]: { aspectRatio: '3 / 1' } },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  '@media': {
    [query.print]: { display: 'none' },
    [phone]: {
      position: 'relative',
      order: -1,
      alignSelf: 'start',
      borderRadius: vars.radius.picture,
    },
  },
});
/** Browsers load lazy images from afar, but wait for skipped content until it is near the viewport or hydrated. */
export const early = componentStyle({
  '@media': { '(scripting: enabled)': { contentVisibility: 'auto' } },
});
layerStyle('brand.components', `${image} picture`, { blockSize: '100%' });

const closed = '[data-state="closed"] > * > * > &';

export const details = componentStyle({
  ...type.caption,
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlockEnd: vars.space.m,
});

/** On devices with hover the hidden details stay available to screen readers; on others a button shows them. */
export const overImage = componentStyle([
  {
    position: 'relative',
    alignContent: 'end',
    padding: vars.space.m,
    borderRadius: 'inherit',
    backgroundColor: `color-mix(in srgb, ${vars.color.ground} 92%, transparent)`,
    selectors: { [closed]: { visibility: 'hidden', opacity: 0, pointerEvents: 'none' } },
    '@media': {
      // Below the actions, so that opening them does not move the focused one.
      // There they lie on the ground of the card.
      [phone]: {
        gridColumn: '1 / -1',
        order: 1,
        paddingInline: 0,
        backgroundColor: 'transparent',
        vars: {
          [vars.color.ground]: 'inherit',
          [vars.color.text]: 'inherit',
          [vars.color.muted]: 'inherit',
        },
      },
      // Closed they take no room, but where a pointer would open them they are always open: rows may not move under it.
      [`${phone} and (scripting: enabled) and (not (${query.hover}))`]: {
        selectors: { [closed]: visuallyHidden },
      },
    },
  },
  transition(['opacity', 'visibility']),
  {
    '@media': {
      [query.hover]: { selectors: { [closed]: { visibility: 'visible' } } },
      [`${phone} and ${query.hover}`]: {
        selectors: { [closed]: { opacity: 1, pointerEvents: 'auto' } },
      },
      [query.noScript]: {
        selectors: { [closed]: { visibility: 'visible', opacity: 1, pointerEvents: 'auto' } },
      },
      // Print omits the image, but shows the details.
      [query.print]: { selectors: { [closed]: { visibility: 'visible', opacity: 1 } }, padding: 0 },
    },
  },
]);

export const fact = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  overflowWrap: 'anywhere',
  ...row,
});

export const label = componentStyle({ color: vars.color.muted });

/** Each action draws the hairlines above and before it; those at the edges are clipped. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  overflow: 'clip',
  borderBlock: hairline,
  '@media': { [query.print]: { display: 'none' } },
});

export const action = componentStyle({
  flexGrow: 1,
  flexBasis: 'min-content',
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});

export const link = componentStyle([
  {
    ...type.small,
    // On the line of the list marker. Above a block that begins with an icon, Safari gives the marker its own line.
    display: 'inline-flex',
    verticalAlign: 'top',
    inlineSize: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.layout.target,
    paddingInline: vars.space.xs,
    color: vars.color.accent,
    whiteSpace: 'nowrap',
    outlineOffset: '-3px',
    ':hover': { backgroundColor: vars.color.selected },
    '@container': {
      [narrow]: {
        flexDirection: 'column',
        gap: vars.space.xxs,
        paddingBlock: vars.space.xs,
      },
    },
  },
  transition(['background-color']),
]);
