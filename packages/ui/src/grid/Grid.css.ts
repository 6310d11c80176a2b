import { vars } from '../styles/contract.css.ts';
import { componentStyle, componentVariants } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

export const root = componentStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = componentVariants({
  two: { '@media': { [media.fromMedium]: equal(2) } },
  three: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(3) } },
  four: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(4) } },
  sidebar: {
    '@media': {
      [media.fromWide]: {
        columnGap: vars.space.xxxl,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      },
    },
  },
  split: {
    '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  },
});
