import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

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
});

/**
 * Height and visibility move together, so that a closing panel is seen until it is gone.
 * `until-found` hides by `content-visibility`, which the browser's search can lift.
 */
export const panel = componentStyle([
  // The margin keeps the focus rings of what stands at the edges.
  { overflow: 'clip', overflowClipMargin: '5px', blockSize: 'auto' },
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
