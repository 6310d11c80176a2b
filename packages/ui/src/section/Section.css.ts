import { componentStyle, componentVariants, landing, media, vars } from '../styles/toolkit.ts';

/** A container, by whose width `Bleed` reaches the edges: that of the window counts the scrollbar in. */
export const root = componentStyle({ containerType: 'inline-size' });

export const tones = componentVariants({
  plain: {},
  subtle: { backgroundColor: vars.color.subtle },
});

/** A jump brings the edge of the section to the bars: the section has space of its own. */
const flush = { scrollMarginBlockStart: `calc(${landing} - ${vars.space.l})` } as const;

export const tall = componentStyle({ '@media': { [media.screen]: { minBlockSize: '100svh' } } });

export const screenOnly = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Pages of paper end where they end. */
const onPaper = { '@media': { [media.print]: { paddingBlock: vars.space.l } } } as const;

export const spaces = componentVariants({
  full: { paddingBlock: vars.space.section, ...flush, ...onPaper },
  half: { paddingBlock: `calc(${vars.space.section} / 2)`, ...flush, ...onPaper },
  none: {},
});
