import {
  componentStyle,
  componentVariants,
  landing,
  layerStyle,
  media,
  rem,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  // Content that bleeds needs its width: the viewport's width includes the scrollbar.
  containerType: 'inline-size',
  // Anchor jumps stop with the section's edge at the sticky bars: its content keeps the distance.
  scrollMarginBlockStart: `calc(${landing} - ${vars.space.l})`,
});

export const tones = componentVariants({
  plain: {},
  // Opaque content, such as the sticky row headers of a table, uses this ground as its background.
  subtle: { vars: { [vars.color.ground]: vars.color.subtle }, backgroundColor: vars.color.subtle },
});

// Of two neighbours on one ground, a call to action is white.
layerStyle('brand.components', `${tones.subtle} + ${tones.subtle}[data-ground="light"]`, {
  vars: { [vars.color.ground]: vars.color.raised },
  backgroundColor: vars.color.raised,
});

/** The head in a column before the content. */
export const side = componentStyle({
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      // Names of rows beside it are large, and the rows equally high.
      vars: { '--row': rem(90), '--row-name': '6fr', '--row-title': rem(32) },
      columnGap: vars.space.xxl,
    },
  },
});
// Beside the content it keeps no distance from what follows.
layerStyle('brand.components', `${side} > :first-child:not(:last-child)`, {
  '@media': { [media.fromDesktop]: { paddingBlockEnd: 0 } },
});
layerStyle('brand.components', `${side} > :not(:first-child)`, {
  '@media': { [media.fromDesktop]: { gridColumn: 2 } },
});

export const tall = componentStyle({ '@media': { [media.screen]: { minBlockSize: '100svh' } } });

export const screenOnly = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Full spacing would waste paper. */
const onPaper = { '@media': { [media.print]: { paddingBlock: vars.space.l } } } as const;

export const spaces = componentVariants({
  full: { paddingBlock: vars.space.section, ...onPaper },
  half: { paddingBlock: `calc(${vars.space.section} / 2)`, ...onPaper },
  tight: { paddingBlock: vars.space.l, ...onPaper },
  none: {},
});

/** The space between two sections on the same ground is that of one. */
for (const ground of [`${tones.plain}:not([data-ground])`, '[data-ground="dark"]']) {
  const section = spaces.full + ground;
  layerStyle('brand.components', `${section}:has(+ ${section})`, { paddingBlockEnd: 0 });
}

// On a dark ground the edge of a last picture that bleeds is that of the section.
layerStyle(
  'brand.components',
  `${spaces.full}[data-ground="dark"]:has(> * > [data-bleed]:last-child:not(:has(figcaption)))`,
  { '@media': { [`${media.screen} and ${media.fromDesktop}`]: { paddingBlockEnd: 0 } } },
);
