import { componentStyle, componentVariants, fluid, roomy, type, vars } from '../styles/toolkit.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space.xs });

const figure = {
  fontWeight: vars.weight.medium,
  fontStretch: '105%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
} as const;

export const sizes = componentVariants({
  medium: { ...figure, fontSize: roomy(fluid(64, 96), 64, 1.1), marginInlineStart: '-0.03em' },
  large: { ...figure, fontSize: fluid(104, 176), lineHeight: 0.9, marginInlineStart: '-0.04em' },
});

export const unit = componentStyle({ fontSize: '0.42em', letterSpacing: 0 });

export const label = componentStyle({ ...type.body, fontWeight: vars.weight.strong });
