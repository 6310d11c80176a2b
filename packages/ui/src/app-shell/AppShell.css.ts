import {
  componentStyle,
  landing,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const column = rem(248);

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: `${column} minmax(0, 1fr)`,
      alignContent: 'stretch',
    },
  },
});

export const side = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingInline: vars.space.margin,
  paddingBlockStart: vars.space.xs,
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  '@media': {
    [media.fromDesktop]: {
      vars: { [landing]: '0px' },
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space.xl,
      blockSize: '100dvh',
      padding: `${vars.space.l} ${vars.space.m}`,
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  '@media': { [media.fromDesktop]: { paddingInline: vars.space.s } },
});

/** Below 1024 px: a separate row that scrolls over the full width of the window. */
export const navigation = componentStyle({
  gridRow: 2,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.margin})`,
  '@media': { [media.fromDesktop]: { flexGrow: 1, marginInline: 0 } },
});

export const list = componentStyle({
  display: 'flex',
  margin: 0,
  paddingInline: `calc(${vars.space.margin} - ${vars.space.s})`,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.fromDesktop]: { flexDirection: 'column', paddingInline: 0, overflowX: 'visible' },
  },
});

export const item = componentStyle({ flexShrink: 0 });

export const link = componentStyle([
  {
    ...type.small,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: rem(48),
    paddingInline: vars.space.s,
    whiteSpace: 'nowrap',
    color: vars.color.muted,
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: '-2px' },
    '::after': { content: '""', position: 'absolute', insetBlockEnd: 0, insetInline: 0 },
    selectors: {
      '&[aria-current]': { color: vars.color.text },
      '&[aria-current]::after': { borderBlockEnd: `3px solid ${vars.color.mark}` },
    },
    '@media': {
      [media.fromDesktop]: {
        '::after': { insetBlock: 0, insetInline: '0 auto' },
        selectors: {
          '&[aria-current]::after': {
            borderBlockEnd: 0,
            borderInlineStart: `3px solid ${vars.color.mark}`,
          },
        },
      },
    },
  },
  transition(['color']),
]);

export const count = componentStyle([
  { ...type.tabular, fontWeight: vars.weight.strong, color: vars.color.accent },
]);

export const account = componentStyle([
  {
    ...type.small,
    gridRow: 1,
    gridColumn: 2,
    '@media': {
      [media.fromDesktop]: {
        paddingInline: vars.space.s,
        paddingBlockStart: vars.space.m,
        borderBlockStart: `1px solid ${vars.color.hairline}`,
      },
    },
  },
]);

export const main = componentStyle({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  padding: `${vars.space.xl} ${vars.space.margin} ${vars.space.xxxl}`,
  outline: 0,
});

// Names, addresses and references do not break at a hyphen if they fit on a line. As inline blocks, they would interrupt
// the underline of a link around or inside them.
layerStyle('brand.components', `${main} bdi:not(a *, :has(a))`, { display: 'inline-block' });
