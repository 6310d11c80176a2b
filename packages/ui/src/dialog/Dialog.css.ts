import { componentStyle, layerStyle, media, rem, transition, vars } from '../styles/toolkit.ts';

const away = { opacity: 0, translate: `0 ${vars.space.m}` } as const;

export const root = componentStyle([
  {
    margin: 'auto',
    inlineSize: `min(100% - 2 * ${vars.space.margin}, ${rem(560)})`,
    maxInlineSize: 'none',
    maxBlockSize: `calc(100dvh - 2 * max(${vars.space.margin}, env(safe-area-inset-bottom)))`,
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    overscrollBehavior: 'contain',
    selectors: {
      '&:not([open])': away,
      '&::backdrop': { backgroundColor: 'transparent' },
      '&[open]::backdrop': { backgroundColor: vars.color.veil },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    // Without `starting-style`, it opens at once.
    '@starting-style': {
      selectors: {
        '&[open]': away,
        '&[open]::backdrop': { backgroundColor: 'transparent' },
      },
    },
  },
  transition(['opacity', 'translate', 'display', 'overlay']),
]);

layerStyle(
  'brand.components',
  `${root}::backdrop`,
  transition(['background-color', 'display', 'overlay']),
);

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

/** Aligns the icon with the end of the text. */
export const close = componentStyle({
  flexShrink: 0,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
