import { vars } from '../styles/contract.css.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.hairline}`,
});

export const views = componentStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  backgroundColor: vars.color.subtle,
});

const view = componentStyle([
  { gridArea: '1 / 1' },
  transition(['opacity', 'visibility'], 'section'),
]);

const hidden = { opacity: 0, visibility: 'hidden' } as const;
const shown = { opacity: 1, visibility: 'visible' } as const;

/** The three ways to the back: pressed, focus in the card but on the button, pointer. */
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
    minBlockSize: vars.layout.target,
    paddingInline: vars.space.s,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    ':hover': { borderColor: vars.color.accent },
    selectors: {
      '&[aria-pressed="true"]': {
        color: vars.color.onChosen,
        backgroundColor: vars.color.chosen,
        borderColor: vars.color.chosen,
      },
    },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  transition(['background-color', 'border-color', 'color']),
]);

export const words = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.l,
});

export const highlight = componentStyle({
  ...type.caption,
  fontWeight: 600,
  color: vars.color.accent,
});

export const link = componentStyle({
  ':hover': { color: vars.color.accent },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
  },
});

export const features = componentStyle({ ...type.small, paddingBlockStart: vars.space.s });

export const feature = componentStyle({
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
