import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle, componentVariants, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

export const root = componentStyle({ display: 'block' });

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

/** Slides in from the end of the row and out again; the page behind it stands still. */
export const drawer = componentStyle([
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    inlineSize: `min(100vw - ${vars.layout.target}, ${rem(420)})`,
    blockSize: '100dvh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    border: 0,
    overscrollBehavior: 'contain',
    color: vars.color.text,
    backgroundColor: vars.color.ground,
    boxShadow: vars.shadow.floating,
    selectors: {
      '&:not([open])': { translate: '100% 0' },
      '[dir="rtl"] &:not([open])': { translate: '-100% 0' },
      '&::backdrop': { backgroundColor: 'transparent' },
      '&[open]::backdrop': { backgroundColor: vars.color.veil },
    },
    '@media': { [media.forcedColors]: { borderInlineStart: '1px solid CanvasText' } },
    '@starting-style': {
      selectors: {
        '&[open]': { translate: '100% 0' },
        '[dir="rtl"] &[open]': { translate: '-100% 0' },
        '&[open]::backdrop': { backgroundColor: 'transparent' },
      },
    },
  },
  transition(['translate', 'display', 'overlay'], 'section'),
]);

layerStyle('brand.components', `${drawer}::backdrop`, {
  ...transition(['background-color', 'display', 'overlay'], 'section'),
});
// The gutter keeps the room of the scrollbar, so that the page does not move.
layerStyle('brand.components', 'html[data-drawer="open"]', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
});

/** Fills the drawer, so that a click on the dialog itself is one on the overlay. */
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  paddingInline: vars.space.l,
});

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.header,
  backgroundColor: vars.color.ground,
});

export const close = componentStyle({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
});

/** The ring of the field begins below the head, which lies over what scrolls. */
export const search = componentStyle({ paddingBlock: `${vars.space.xxs} ${vars.space.m}` });

export const sections = componentStyle({ borderBlockStart: `1px solid ${vars.color.hairline}` });

export const subsections = componentStyle({
  borderBlockStart: 0,
  paddingInlineStart: vars.space.s,
});

export const headings = componentVariants({
  2: type.h4,
  3: { ...type.body, fontWeight: 600 },
});

export const trigger = componentStyle({ alignItems: 'center', paddingBlock: vars.space.m });

export const simple = componentStyle({
  ...type.h4,
  display: 'block',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&[aria-current]': { color: vars.color.accent } },
});

export const chevron = componentStyle([
  { selectors: { '[data-state="open"] > &': { rotate: '180deg' } } },
  transition(['rotate']),
]);

export const panel = componentStyle({
  selectors: { '&[data-state="open"]': { paddingBlockEnd: vars.space.s } },
});

export const foot = componentStyle({ marginBlockStart: 'auto', paddingBlock: vars.space.xl });
