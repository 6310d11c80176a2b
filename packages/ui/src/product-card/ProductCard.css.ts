import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
});

export const views = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  backgroundColor: vars.color.subtle,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
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
    selectors: { [toBack.pressed]: hidden, [toBack.focus]: hidden },
    '@media': { [media.hover]: { selectors: { [toBack.pointer]: hidden } } },
  },
]);

export const back = componentStyle([
  view,
  hidden,
  {
    selectors: { [toBack.pressed]: shown, [toBack.focus]: shown },
    '@media': { [media.hover]: { selectors: { [toBack.pointer]: shown } } },
  },
]);

layerStyle('brand.components', `${view} *`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Above the link, which covers the card. */
export const turn = componentStyle([
  {
    ...type.caption,
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space.s,
    insetInlineEnd: vars.space.s,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    justifyContent: 'center',
    minBlockSize: vars.layout.target,
    minInlineSize: vars.layout.target,
    paddingInline: vars.space.s,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    ':hover': { borderColor: vars.color.accent },
    selectors: {
      [toBack.pressed]: {
        color: vars.color.onChosen,
        backgroundColor: vars.color.chosen,
        borderColor: vars.color.chosen,
      },
    },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  transition(['background-color', 'border-color', 'color']),
]);

/** Hidden on a small image, where the label would cover the machine. */
export const turnWord = componentStyle({
  '@container': { [`(width < ${rem(280)})`]: { display: 'none' } },
});

/** Places the features at the bottom, so that their hairlines align with adjacent cards. */
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.l,
});

export const highlight = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

export const features = componentStyle({
  ...type.small,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s,
});

export const feature = componentStyle({
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
