import { componentVariants } from '../styles/toolkit.ts';

export const sizes = componentVariants({
  small: { inlineSize: '1.15em', blockSize: '1.15em', flexShrink: 0, overflow: 'visible' },
  medium: { inlineSize: '1.5rem', blockSize: '1.5rem', flexShrink: 0, overflow: 'visible' },
  large: { inlineSize: '3rem', blockSize: '3rem', flexShrink: 0, overflow: 'visible' },
});
