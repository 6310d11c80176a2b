import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export { fallback, toggle } from '../header-search/HeaderSearch.css.ts';

export const root = componentStyle({ display: 'block' });

/** Slides in from the end of the row. The page behind it does not scroll. */
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

/** Fills the drawer, so that any click on the dialog itself is on the overlay. */
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  paddingInline: vars.space.l,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
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

/** The padding keeps the focus ring of the field clear of the sticky head. */
export const search = componentStyle({ paddingBlock: `${vars.space.xxs} ${vars.space.m}` });

// The doubled selector wins over the styles of the accordion, which may come later.
const inDrawer = (rule: Parameters<typeof layerStyle>[2]) =>
  componentStyle({ selectors: { '&&': rule } });

export const headings = {
  2: inDrawer(type.h4),
  3: inDrawer({
    ...type.body,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.strong,
    fontStretch: 'normal',
    letterSpacing: 'normal',
  }),
};

export const subsections = inDrawer({ borderBlockStart: 0, paddingInlineStart: vars.space.s });

/** As high as a link. */
export const trigger = inDrawer({ alignItems: 'center', paddingBlock: vars.space.m });

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
  selectors: {
    '&&::after': { content: 'none' },
    '&[data-state="open"]': { paddingBlockEnd: vars.space.s },
  },
});

export const foot = componentStyle({ marginBlockStart: 'auto', paddingBlock: vars.space.xl });
