import {
  compactHeader,
  componentStyle,
  landing,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const height = rem(56);
/** Below the compact header, where a section lands 100 px below the top of the window. */
const low = rem(44);
const stuck = ':root[data-section-nav="stuck"]';
const scripted = '(scripting: enabled)';

export const root = componentStyle([
  {
    vars: { [landing]: '0px' },
    position: 'sticky',
    insetBlockStart: vars.layout.header,
    // The script reads it.
    scrollMarginBlockStart: vars.layout.header,
    zIndex: vars.layer.sticky,
    blockSize: height,
    backgroundColor: vars.color.ground,
    color: vars.color.text,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&[data-stuck]': { boxShadow: `0 1px 0 ${vars.color.hairline}` } },
    '@media': {
      // The header becomes compact when the bar arrives below it.
      [scripted]: {
        selectors: {
          ':root[data-section-nav] &': { insetBlockStart: compactHeader },
          // Keeps the content below in its place.
          [`${stuck} &`]: { blockSize: low, marginBlockEnd: `calc(${height} - ${low})` },
        },
      },
      [media.low]: { position: 'static' },
      [media.print]: { display: 'none' },
    },
  },
  transition(['box-shadow']),
]);

// Keeps focused elements and anchor targets clear of the header and the bar.
layerStyle('brand.components', `html:has(${root})`, {
  '@media': {
    [media.tall]: {
      vars: { [landing]: `calc(${vars.layout.header} + ${height} + ${vars.space.l})` },
    },
    [`${media.tall} and ${scripted}`]: {
      vars: { [landing]: `calc(${compactHeader} + ${low} + ${vars.space.l})` },
    },
  },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  blockSize: '100%',
});

/** Scrolls over the full width of the window if the tabs do not fit. */
export const list = componentStyle({
  display: 'flex',
  gap: vars.space.l,
  flexGrow: 1,
  blockSize: '100%',
  marginInline: `calc(-1 * ${vars.space.margin})`,
  paddingInline: vars.space.margin,
  overflowX: 'auto',
  overflowY: 'clip',
  overscrollBehaviorX: 'contain',
  // Without `scrollbar-width`, there is a scrollbar.
  scrollbarWidth: 'none',
  '@media': {
    [media.fromSmall]: { gap: vars.space.xl },
    [media.motionOk]: { scrollBehavior: 'smooth' },
  },
});

export const item = componentStyle({ flexShrink: 0, blockSize: '100%' });

export const tab = componentStyle([
  {
    ...type.small,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: '-2px' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
    },
    selectors: {
      '&[aria-current]': { color: vars.color.text },
      '&[aria-current]::after': { borderBlockEnd: `3px solid ${vars.color.mark}` },
    },
  },
  transition(['color']),
]);

export const action = componentStyle({
  display: 'none',
  flexShrink: 0,
  '@media': { [media.fromMedium]: { display: 'block' } },
});
// Space above and below a button.
layerStyle('brand.components', `${action} > *`, { minBlockSize: rem(40), paddingBlock: 0 });
layerStyle('brand.components', `${stuck} ${action} > *`, { minBlockSize: rem(32) });
