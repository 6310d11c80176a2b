import { componentStyle, media, transition, type, vars } from '../styles/toolkit.ts';

export const marker = componentStyle([
  {
    color: vars.color.accent,
    alignSelf: 'center',
    selectors: { '[data-state="open"] > &': { rotate: '45deg' } },
    '@media': { [media.print]: { display: 'none' } },
  },
  transition(['rotate']),
]);

export const answer = componentStyle({
  ...type.body,
  maxInlineSize: vars.layout.measure,
  color: vars.color.muted,
});
