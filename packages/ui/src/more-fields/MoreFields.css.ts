import { componentStyle, layerStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ borderBlockStart: `1px solid ${vars.color.hairline}` });

// Outside a form, which is not printed, it holds text. Paper has nothing to open.
layerStyle('brand.components', `${root}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  minBlockSize: vars.layout.target,
});

export const title = componentStyle({
  fontWeight: vars.weight.strong,
  textUnderlineOffset: '0.25em',
  selectors: { [`${summary}:hover &`]: { textDecorationLine: 'underline' } },
});

export const mark = componentStyle([
  { color: vars.color.accent, selectors: { '[open] > * > &': { rotate: '180deg' } } },
  transition(['rotate']),
]);

export const text = componentStyle({
  ...type.small,
  gridColumn: 1,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const fields = componentStyle({ paddingBlock: `${vars.space.s} ${vars.space.l}` });
