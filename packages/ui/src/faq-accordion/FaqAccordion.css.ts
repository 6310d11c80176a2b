import { componentStyle, fluid, media, transition, type, vars } from '../styles/toolkit.ts';

export const marker = componentStyle([
  {
    color: vars.color.accent,
    alignSelf: 'center',
    selectors: { '[data-state="open"] > &': { rotate: '45deg' } },
    '@media': { [media.print]: { display: 'none' } },
  },
  transition(['rotate']),
]);

/** The questions of a list begin in one line after their codes. */
export const coded = componentStyle({ display: 'flex', alignItems: 'baseline' });

export const code = componentStyle({
  ...type.tabular,
  flexShrink: 0,
  inlineSize: fluid(64, 96),
  fontSize: fluid(20, 26),
});

export const answer = componentStyle({
  ...type.body,
  maxInlineSize: vars.layout.measure,
  color: vars.color.muted,
});
