import { componentStyle, componentVariants, media, type, vars } from '../styles/toolkit.ts';

const place = {
  display: 'block',
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.picture,
} as const;

export const unfilled = componentStyle(place);

export const frame = componentStyle({ ...place, backgroundColor: vars.color.subtle });

export const ground = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // Browsers would print it at the end of the sheet before, too.
  '@media': { [media.print]: { display: 'none' } },
});

const failed = '[data-state="failed"] > * > &';

export const own = componentStyle({
  position: 'relative',
  selectors: { [failed]: { opacity: 0 } },
});

export const image = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  selectors: { [failed]: { opacity: 0 } },
});

const cropped = (aspectRatio: string) =>
  ({ aspectRatio, blockSize: '100%', objectFit: 'cover' }) as const;

export const ratios = componentVariants({
  natural: {},
  '16:9': cropped('16 / 9'),
  '3:2': cropped('3 / 2'),
  '4:3': cropped('4 / 3'),
  '1:1': cropped('1 / 1'),
});

export const fading = componentStyle({
  maskImage: 'linear-gradient(90deg, transparent, black 12% 88%, transparent)',
});

export const caption = componentStyle({
  ...type.caption,
  marginBlockStart: vars.space.s,
  color: vars.color.muted,
});
