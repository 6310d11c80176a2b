import { componentStyle, layerStyle, rem, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
});

export const views = componentStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '4 / 3',
  vars: { [vars.radius.picture]: '0px' },
});

const view = componentStyle([
  { gridArea: '1 / 1' },
  transition(['opacity', 'visibility'], 'section'),
]);

const hidden = { opacity: 0, visibility: 'hidden' } as const;
const shown = { opacity: 1, visibility: 'visible' } as const;

/** The three ways to show the back: a press of the button, focus on the link, hover. */
const toBack = {
  pressed: `${root}[data-state="back"] &`,
  focus: `${root}[data-turns]:has(a:focus-visible) &`,
  pointer: `${root}[data-turns]:hover &`,
};

export const front = componentStyle([
  view,
  {
    selectors: { [toBack.pressed]: hidden, [toBack.focus]: hidden, [toBack.pointer]: hidden },
  },
]);

export const back = componentStyle([
  view,
  hidden,
  {
    selectors: { [toBack.pressed]: shown, [toBack.focus]: shown, [toBack.pointer]: shown },
  },
]);

layerStyle('brand.components', `${view} *`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** Below the picture, of which the button covers nothing. */
export const bar = componentStyle({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  minBlockSize: vars.layout.target,
  color: vars.color.muted,
});

/** Above the link, which covers the card. */
export const turn = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.layout.target,
  minInlineSize: vars.layout.target,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationLine: 'underline' },
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Hidden on a narrow card, where the highlight takes its room. */
export const turnWord = componentStyle({
  '@container': { [`(width < ${rem(240)})`]: { display: 'none' } },
});

/** Places the features at the bottom, so that their hairlines align with adjacent cards. */
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  containerType: 'inline-size',
  paddingBlockStart: vars.space.s,
});

export const features = componentStyle({
  ...type.small,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s,
  '@container': {
    [`(width >= ${rem(340)})`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.m,
    },
  },
});

export const feature = componentStyle({
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
