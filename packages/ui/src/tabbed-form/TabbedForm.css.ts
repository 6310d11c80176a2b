import { vars } from '../styles/contract.css.ts';
import { rem } from '../styles/fluid.ts';
import { componentStyle } from '../styles/layers.ts';

export const root = componentStyle({ maxInlineSize: rem(720) });

export const panel = componentStyle({ display: 'grid', gap: vars.space.l });

export const form = componentStyle({ display: 'grid', gap: vars.space.l });

export const fields = componentStyle({
  selectors: { '&:not([hidden])': { display: 'grid', gap: vars.space.l } },
});

export const submit = componentStyle({ justifySelf: 'start' });

export const again = componentStyle({ justifySelf: 'start', marginBlockStart: vars.space.xs });
