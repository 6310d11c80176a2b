import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, media, type, vars } from '../styles/toolkit.ts';

/** Without `details-content`, it opens and closes at once. */
export const root = componentStyle({
  borderBlock: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&::details-content': { blockSize: 0, overflow: 'clip' },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [media.motionOk]: {
      selectors: {
        '&::details-content': {
          transition: `block-size ${vars.motion.section} ${vars.motion.ease}, content-visibility ${vars.motion.section} allow-discrete`,
        },
      },
    },
    [media.print]: { selectors: { '&:not([open])': { display: 'none' } } },
  },
} as StyleRule);

export const summary = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  paddingBlock: vars.space.l,
});

export const title = componentStyle({ ...type.h3 });

export const action = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
  textUnderlineOffset: '0.25em',
  selectors: { [`${summary}:hover &`]: { textDecorationLine: 'underline' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const whenClosed = componentStyle({
  selectors: { '[open] > * > * > &': { display: 'none' } },
});

export const whenOpen = componentStyle({
  selectors: { ':not([open]) > * > * > &': { display: 'none' } },
});

export const content = componentStyle({
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlock: vars.space.m,
  paddingBlockEnd: vars.space.xxl,
});
