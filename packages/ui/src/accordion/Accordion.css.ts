import { componentStyle, layerStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const item = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const heading = componentStyle({ ...type.h4 });

export const trigger = componentStyle([
  {
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
    selectors: {
      // A chevron, unless the trigger contains an icon. Not text, which would be part of the accessible name.
      '&:not(:has(> svg))::after': {
        content: '""',
        alignSelf: 'center',
        flexShrink: 0,
        inlineSize: '0.5em',
        blockSize: '0.5em',
        borderBlockEnd: `2px solid ${vars.color.accent}`,
        borderInlineEnd: `2px solid ${vars.color.accent}`,
        // The rotated corners extend beyond the box.
        marginInlineEnd: '0.1em',
        rotate: '45deg',
      },
      '[dir="rtl"] &:not(:has(> svg))::after': { rotate: '-45deg' },
      '&[data-state="open"]:not(:has(> svg))::after': { scale: '-1' },
    },
    '@media': {
      // Every panel is open, and no press closes it.
      [media.noScript]: {
        color: vars.color.text,
        cursor: 'auto',
        selectors: { '&:not(:has(> svg))::after': { display: 'none' } },
      },
    },
  },
  transition(['color']),
]);
layerStyle('brand.components', `${trigger} > svg`, {
  '@media': { [media.noScript]: { display: 'none' } },
});

/**
 * Visibility transitions too, so that a closing panel stays visible. Find-in-page overrides `content-visibility`. Without
 * `content-visibility`, the height alone hides it; without `overflow-clip-margin`, focus rings at the edges are cut off.
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
