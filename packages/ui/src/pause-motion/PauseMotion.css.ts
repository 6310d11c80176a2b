import { componentStyle, componentVariants, media, vars } from '../styles/toolkit.ts';

/** Without JavaScript nothing moves, so there is nothing to pause. */
export const root = componentStyle({
  '@media': { [media.noScript]: { display: 'none' } },
});

export const looks = componentVariants({
  text: {},
  icon: { inlineSize: vars.layout.target, paddingInline: 0, justifyContent: 'center' },
});

/** Wide enough for both labels, so that pressing changes no width. */
export const label = componentStyle({ minInlineSize: '6.6em', textAlign: 'start' });
