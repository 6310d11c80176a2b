import { componentStyle, media, transition, type, vars } from '../styles/toolkit.ts';

const hairline = `1px solid ${vars.color.hairline}`;

export const root = componentStyle({
  '@media': {
    [media.fromWide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.header} + ${vars.space.xl})`,
      alignSelf: 'start',
      maxInlineSize: '16rem',
    },
    [media.low]: { position: 'static', insetBlockStart: 'auto' },
    [media.print]: { display: 'none' },
  },
});

export const beside = componentStyle({
  display: 'none',
  '@media': { [media.fromWide]: { display: 'block' } },
});

export const above = componentStyle({
  borderBlock: hairline,
  '@media': { [media.fromWide]: { display: 'none' } },
});

export const title = componentStyle({
  ...type.caption,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space.s,
});

export const summary = componentStyle({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: vars.weight.strong,
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space.s,
  cursor: 'pointer',
  '::after': { content: '"+" / ""', color: vars.color.accent },
  selectors: { '[open] > &::after': { content: '"\u2212" / ""' } },
});

export const list = componentStyle({
  listStyle: 'none',
  '@media': {
    [media.belowDesktop]: { paddingBlockEnd: vars.space.s },
    [media.fromWide]: { borderInlineStart: hairline },
  },
});

export const link = componentStyle([
  {
    ...type.small,
    display: 'block',
    paddingBlock: vars.space.xs,
    color: vars.color.muted,
    ':hover': { color: vars.color.text },
    selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.strong } },
    '@media': {
      [media.coarse]: { paddingBlock: vars.space.s, minBlockSize: vars.layout.target },
      [media.fromWide]: {
        paddingInlineStart: vars.space.m,
        marginInlineStart: '-1px',
        borderInlineStart: '2px solid transparent',
        selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.mark } },
      },
    },
  },
  transition(['color', 'border-color']),
]);
