import { vars } from '../styles/contract.css.ts';
import { componentStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

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
  paddingBlockEnd: vars.space.xl,
  color: vars.color.muted,
});
