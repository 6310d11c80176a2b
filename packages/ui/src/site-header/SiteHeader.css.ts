import { whileParsing } from '../internal/whileParsing.ts';
import {
  compactHeader,
  componentStyle,
  landing,
  layerStyle,
  media,
  pageMargin,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

/** While a `SectionNav` sticks below the header, which is compact then. */
const stuckBar = ':root[data-section-nav="stuck"]';

/** The first 10 px of the page: once they are out of view, the page counts as scrolled. */
export const top = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: '10px',
  pointerEvents: 'none',
});

export const root = componentStyle({
  vars: { [landing]: '0px' },
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  blockSize: vars.layout.header,
  backgroundColor: 'transparent',
  selectors: {
    '&[data-overlay]': { blockSize: 0 },
    // The page below keeps its place.
    [`${stuckBar} &:not([data-overlay])`]: {
      blockSize: compactHeader,
      marginBlockEnd: `calc(${vars.layout.header} - ${compactHeader})`,
    },
  },
  // In print only the brand is visible, as on a letterhead.
  '@media': {
    [media.low]: { position: 'relative' },
    [media.print]: { position: 'static', selectors: { '&[data-overlay]': { blockSize: 'auto' } } },
  },
});

const clear =
  '&[data-overlay]:not([data-scrolled], :has([data-navigation-item][data-state="open"], [data-header-search][data-state="open"])) > *';

export const bar = componentStyle([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // At 200 % text size the brand and the buttons still fit on phones.
    gap: `min(${vars.space.m}, 5vw)`,
    blockSize: vars.layout.header,
    paddingInline: pageMargin,
    backgroundColor: vars.color.ground,
    selectors: {
      [`${root}[data-scrolled] > &`]: { boxShadow: `0 1px 0 ${vars.color.hairline}` },
      // A `SectionNav` stuck below the header has the line instead.
      [`${stuckBar} ${root} > &`]: { boxShadow: 'none', blockSize: compactHeader },
    },
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  },
  transition(['background-color', 'box-shadow', 'block-size']),
]);

layerStyle('brand.components', `${whileParsing(bar)} > *`, { visibility: 'hidden' });

// Stays solid without JavaScript, because the scroll position is unknown, and with forced colours, because text needs a
// solid ground.
layerStyle('brand.components', clear.replace('&', root), {
  '@media': {
    '(scripting: enabled) and (forced-colors: none)': { backgroundColor: 'transparent' },
  },
});

export const brand = componentStyle({ marginInlineEnd: 'auto' });

export const navigation = componentStyle({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'flex' } },
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** Left to the drawer where a button takes its room. */
export const wideSearch = componentStyle({
  display: 'none',
  '@media': { [media.fromMedium]: { display: 'block' } },
});

export const wideActions = componentStyle({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'flex' } },
});

export const menu = componentStyle({
  '@media': { [media.fromDesktop]: { display: 'none' } },
});

/** Offsets the padding of the links, so that their text aligns with the margin. */
export const group = componentStyle({ marginInlineStart: `calc(-1 * ${vars.space.s})` });

export const groupName = componentStyle({
  ...type.caption,
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.xs,
  color: vars.color.muted,
});

/** A group with images takes the first row, the others and the featured page the second. */
export const pictured = componentStyle({ gridColumn: '1 / -1' });

const pictures = { height: rem(164), floor: rem(26) } as const;

export const mega = componentStyle({
  selectors: {
    [`&:has(> ${pictured})`]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      rowGap: vars.space.xl,
      paddingBlock: vars.space.xl,
    },
  },
});

// The only group below takes the second row.
const alone = `${mega}:has(> ${pictured}) > :nth-child(2):last-child`;
layerStyle('brand.components', alone, { gridColumn: '1 / -1' });
layerStyle('brand.components', `${alone} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  columnGap: vars.space.gutter,
});

/** The machines stand on a floor across the row. Their place is there before they are. */
export const stage = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gutter,
  marginInlineStart: vars.space.s,
  backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.hairline} 90%, ${vars.color.raised}), color-mix(in srgb, ${vars.color.hairline} 60%, ${vars.color.raised}) ${pictures.floor}, transparent ${pictures.floor})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${pictures.height}`,
  paddingBlockStart: pictures.height,
});

layerStyle('brand.components', `${stage} a`, { position: 'relative' });
layerStyle('brand.components', `${stage} img`, {
  maxBlockSize: rem(156),
  objectFit: 'contain',
  objectPosition: 'bottom',
});
layerStyle('brand.components', `${stage} a:hover`, {
  color: vars.color.accent,
  backgroundColor: 'transparent',
});

export const featured = componentStyle([
  {
    display: 'grid',
    gap: vars.space.xs,
    alignContent: 'start',
    padding: vars.space.m,
    border: `1px solid ${vars.color.hairline}`,
    ':hover': { borderColor: vars.color.accent },
    selectors: {
      [`${mega}:has(> ${pictured}) > &`]: {
        gridColumn: 'span 2',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.l,
      },
    },
  },
  transition(['border-color']),
]);

export const title = componentStyle(type.h4);

export const description = componentStyle({ ...type.caption, color: vars.color.muted });

export const image = componentStyle({});

layerStyle('brand.components', `${mega}:has(> ${pictured}) > ${featured} > ${image}`, {
  gridRow: '1 / span 2',
  alignSelf: 'start',
});
