import { componentStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const item = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const heading = componentStyle({ ...type.h4 });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.l,
  inlineSize: '100%',
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space.l,
  color: vars.color.text,
  ':hover': { color: vars.color.accent },
  ':disabled': { color: vars.color.muted },
  ...transition(['color']),
  selectors: {
    // A chevron, unless the trigger brings an icon. Drawn, because text would be part of its name.
    '&:not(:has(> svg))::after': {
      content: '""',
      alignSelf: 'center',
      flexShrink: 0,
      inlineSize: '0.5em',
      blockSize: '0.5em',
      borderBlockEnd: `2px solid ${vars.color.accent}`,
      borderInlineEnd: `2px solid ${vars.color.accent}`,
      // Its corners go beyond its box.
      marginInlineEnd: '0.1em',
      rotate: '45deg',
    },
    '[dir="rtl"] &:not(:has(> svg))::after': { rotate: '-45deg' },
    '&[data-state="open"]:not(:has(> svg))::after': { scale: '-1' },
  },
});

/**
 * Height and visibility move together, so that a closing panel is seen until it is gone.
 * `until-found` hides by `content-visibility`, which the browser's search can lift.
 */
export const panel = componentStyle([
  // The margin leaves room for the focus rings of elements at the edges.
  {
    overflow: 'clip',
    overflowClipMargin: '5px',
    blockSize: 'auto',
    // Inside the panel, so that it disappears with it.
    '::after': { content: '""', display: 'block', blockSize: vars.space.xl },
  },
  transition(['block-size', 'content-visibility'], 'section'),
  {
    selectors: {
      '&[data-state="closed"]': { blockSize: 0 },
    },
    '@media': {
      [media.noScript]: {
        selectors: {
          '&[data-state="closed"]': { display: 'block', blockSize: 'auto' },
        },
      },
      [media.print]: {
        selectors: {
          '&[data-state="closed"]': {
            display: 'block',
            blockSize: 'auto',
            contentVisibility: 'visible',
          },
        },
      },
    },
  },
]);
