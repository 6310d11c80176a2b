import { componentStyle } from '../styles/toolkit.ts';

const fade = (far: 'left' | 'right') => ({
  maskImage: `linear-gradient(to ${far}, #000 calc(100% - 3rem), transparent)`,
});

/** The far edge fades while there is more to scroll. */
export const root = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[data-more]': fade('right'), '[dir="rtl"] &[data-more]': fade('left') },
});
