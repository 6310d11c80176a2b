// Imported by path, not by package name: vanilla-extract follows only files, and would drop the library's own styles if
// this file were the first to import them.
import { media, vars } from '@brand/ui/toolkit';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, radius, layer } = vars;

export const page = style({
  '@media': {
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '22rem minmax(0, 1fr)' },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space.m,
  padding: space.m,
  backgroundColor: color.subtle,
  '@media': {
    [media.fromDesktop]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' },
  },
});

export const browse = style({
  '@media': { [media.fromDesktop]: { overflowY: 'auto', scrollbarGutter: 'stable' } },
});
globalStyle(`${browse} > summary`, {
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  paddingBlock: space.s,
  '@media': { [media.fromDesktop]: { display: 'none' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s,
  marginBlock: space.s,
});
globalStyle(`${filters} > :last-child`, { gridColumn: '1 / -1' });

export const entries = style({ display: 'grid', gap: space.m, marginBlockStart: space.s });

export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: vars.layout.target,
  padding: `${space.xxs} ${space.s}`,
  borderInlineStart: '3px solid transparent',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '44px',
  ':hover': { backgroundColor: color.selected },
  selectors: {
    '&[aria-current="true"]': { backgroundColor: color.selected, borderColor: color.accent },
  },
});

globalStyle(`${entry} > :not(:first-child)`, { flexShrink: 0 });

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  minBlockSize: '100dvh',
  padding: space.m,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.s,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** Scrolls, because a changed token affects hundreds of stories, which would push the screenshot out of view. */
export const alike = style([row, { maxBlockSize: '10rem', overflowY: 'auto', padding: space.xxs }]);

export const pair = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

export const sheet = style({
  maxInlineSize: '100%',
  marginBlockStart: space.xxs,
  outline: `1px solid ${color.hairline}`,
});

export const layers = style({
  position: 'relative',
  display: 'grid',
  justifySelf: 'start',
  isolation: 'isolate',
  outline: `1px solid ${color.hairline}`,
});
globalStyle(`${layers} > img`, { gridArea: '1 / 1', blockSize: 'auto' });
// With `plus-lighter` opacities add up to 100 %, so equal pixels do not change while the screenshots alternate.
globalStyle(`${layers} > img + img`, { mixBlendMode: 'plus-lighter' });

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: layer.sticky,
  borderInlineStart: `2px solid ${color.duty}`,
  pointerEvents: 'none',
});

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  flex: '1 1 20rem',
  minBlockSize: vars.layout.target,
});
globalStyle(`${range} > input`, {
  flex: '1 1 15rem',
  maxInlineSize: '30rem',
  accentColor: color.accent,
});

export const contacts = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
});
globalStyle(`${contacts} > h3`, { gridColumn: '1 / -1' });

export const keys = style({
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlockStart: space.s,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
globalStyle(`${keys} kbd`, {
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  paddingInline: space.xxs,
  fontFamily: 'inherit',
});
