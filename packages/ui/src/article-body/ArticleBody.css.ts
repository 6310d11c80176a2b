import { vars } from '../styles/contract.css.ts';
import { componentStyle, layerStyle } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { transition } from '../styles/transition.ts';
import { type } from '../styles/type.ts';

export const anchor = componentStyle({ position: 'relative' });

/** Stands in the margin, so that the heading keeps its line. */
export const mark = componentStyle([
  {
    position: 'absolute',
    insetInlineEnd: '100%',
    insetBlockStart: '0.1em',
    marginInlineEnd: '0.2em',
    color: vars.color.accent,
    opacity: 0,
    selectors: { [`${anchor}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
    '@media': { [media.belowDesktop]: { display: 'none' } },
  },
  transition(['opacity']),
]);

export const codeBlock = componentStyle({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.text}`,
  backgroundColor: vars.color.subtle,
});

layerStyle('brand.components', `${codeBlock} > pre`, { border: 0, marginBlockStart: 0 });

export const language = componentStyle({
  ...type.caption,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.s,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
  color: vars.color.muted,
});
