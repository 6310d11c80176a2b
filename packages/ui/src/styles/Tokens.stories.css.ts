import { vars } from './contract.css.ts';
import { componentStyle, componentVariants } from './layers.ts';
import { transition } from './transition.ts';
import { type } from './type.ts';

type Rules = Parameters<typeof componentVariants>[0];

/** Creates a class for each token of a group. */
function perToken<Token extends string>(
  tokens: Record<Token, string>,
  rule: (value: string) => Rules[string],
): Record<Token, string> {
  const entries = Object.entries<string>(tokens).map(([token, value]) => [token, rule(value)]);
  return componentVariants(Object.fromEntries(entries) as Record<Token, Rules[string]>);
}

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.l,
});

export const swatch = componentStyle({
  blockSize: vars.space.xxxl,
  border: `1px solid ${vars.color.hairline}`,
});

export const backgrounds = perToken(vars.color, (backgroundColor) => ({ backgroundColor }));
export const colors = perToken(vars.color, (color) => ({ color }));
export const widths = perToken(vars.space, (inlineSize) => ({ inlineSize }));
export const radii = perToken(vars.radius, (borderRadius) => ({ borderRadius }));
export const shadows = perToken(vars.shadow, (boxShadow) => ({ boxShadow }));
export const durations = perToken(vars.motion, (transitionDuration) => ({ transitionDuration }));

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.m,
  alignItems: 'baseline',
  padding: vars.space.m,
  border: `1px solid ${vars.color.hairline}`,
});

export const line = componentStyle({
  blockSize: vars.space.xs,
  alignSelf: 'center',
  backgroundColor: 'currentColor',
});

export const sizes = perToken(vars.size, (fontSize) => ({ fontSize, lineHeight: 1.2 }));
export const heading = componentStyle({
  fontFamily: type.h1.fontFamily,
  fontWeight: type.h1.fontWeight,
  fontStretch: type.h1.fontStretch,
  letterSpacing: type.h1.letterSpacing,
});

export const box = componentStyle({
  inlineSize: vars.space.xxxl,
  blockSize: vars.space.xxxl,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
});

export const bar = componentStyle({
  blockSize: vars.space.m,
  backgroundColor: vars.color.accent,
});

export const track = componentStyle({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const runner = componentStyle([
  {
    inlineSize: vars.space.l,
    blockSize: vars.space.l,
    backgroundColor: vars.color.accent,
    selectors: { '&[data-state="end"]': { marginInlineStart: `calc(100% - ${vars.space.l})` } },
  },
  transition(['margin-inline-start']),
]);
