import { componentStyle, media, rem, transition, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/** Keep their place until there is something to turn. */
const whereItTurns = {
  selectors: { [`${root}[data-state="row"] > &`]: { visibility: 'hidden' } },
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
} as const;

export const controls = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: vars.layout.target,
  ...whereItTurns,
});

/** At the other end from the arrows, which stay in their place without it. */
export const control = componentStyle({
  marginInlineStart: rem(-10),
  marginInlineEnd: 'auto',
});

export const arrow = componentStyle({
  selectors: {
    '&:last-child': { marginInlineEnd: rem(-10) },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});

/** From edge to edge of the window on a phone: the half card is cut by the window, not before it. */
const gap = vars.space.margin;
const wideGap = `calc(${vars.space.gutter} / 2)`;

/** The browser scrolls the row until scripts turn it. */
export const viewport = componentStyle({
  marginInline: `calc(-1 * ${gap})`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  // A focus ring lies outside its card.
  paddingBlock: rem(6),
  marginBlock: rem(-6),
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    [`${root}[data-state="ready"] > &`]: { overflow: 'clip', scrollSnapType: 'none' },
  },
  '@media': {
    [media.fromSmall]: { marginInline: `calc(-1 * ${wideGap})` },
    [media.noScript]: { touchAction: 'auto' },
    [media.print]: { overflow: 'visible' },
  },
});

export const row = componentStyle({
  display: 'flex',
  '@media': { [media.print]: { flexWrap: 'wrap', rowGap: vars.space.l } },
});

export const slide = componentStyle({
  flex: 'none',
  inlineSize: 'calc(100% / 1.5)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: gap,
  scrollSnapAlign: 'start',
  '@media': {
    [media.fromSmall]: { inlineSize: '50%', paddingInline: wideGap },
    // Embla counts whole pixels; three slides that fall one short of the window would not go round.
    [media.fromDesktop]: { inlineSize: 'calc(100% / 3 + 0.34px)' },
  },
});

export const dots = componentStyle({ display: 'flex', flexWrap: 'wrap', ...whereItTurns });

/** A line in a target that a finger hits. */
export const dot = componentStyle([
  {
    display: 'grid',
    alignItems: 'center',
    inlineSize: rem(44),
    blockSize: vars.layout.target,
    paddingInlineEnd: vars.space.xs,
    '::after': { content: '""', borderBlockStart: `1px solid ${vars.color.border}` },
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&:hover::after': { borderBlockStartColor: vars.color.accent },
      '&[aria-current]::after': { borderBlockStart: `3px solid ${vars.color.accent}` },
    },
  },
  transition(['border-color']),
]);
