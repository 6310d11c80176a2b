import { wideFloor } from '../internal/floor.css.ts';
import { componentStyle, media, rem, transition, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.m,
  containerType: 'inline-size',
  vars: { '--shown': '1.5', '--between': `2 * ${vars.space.margin}`, '--floor': '26%' },
  // The floor of the pictures, whose ratio is 4 / 3, in a row that is wider than the page by a gap.
  '::before': {
    content: '""',
    gridArea: '1 / 1 / auto / -1',
    blockSize: 'calc(((100cqi + var(--between)) / var(--shown) - (var(--between))) * 3 / 4)',
    ...wideFloor,
  },
  '@media': {
    [media.fromSmall]: { vars: { '--shown': '2', '--between': vars.space.gutter } },
    [media.cramped]: { vars: { '--shown': '1' } },
    [media.fromDesktop]: { vars: { '--shown': '3' } },
    [media.print]: { display: 'block', '::before': { content: 'none' } },
  },
});

/** Controls are invisible but keep their space until the row can move. */
const whereItTurns = {
  selectors: { [`${root}[data-state="row"] > &`]: { visibility: 'hidden' } },
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
} as const;

/** Below the row, because they come first for keyboards only. */
export const controls = componentStyle({
  order: 1,
  display: 'flex',
  gap: vars.space.xs,
  minBlockSize: vars.layout.target,
  ...whereItTurns,
});

export const arrow = componentStyle({
  border: `1px solid ${vars.color.border}`,
  selectors: {
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});

/** On a phone the row spans the whole window, so that the edge of the window crops the half card. */
const gap = vars.space.margin;
const wideGap = `calc(${vars.space.gutter} / 2)`;

/** Scrolls natively until the carousel is ready. */
export const viewport = componentStyle({
  gridArea: '1 / 1 / auto / -1',
  marginInline: `calc(-1 * ${gap})`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  // Room for the focus rings, which are outside the cards.
  paddingBlock: rem(6),
  marginBlock: rem(-6),
  touchAction: 'pan-y pinch-zoom',
  // Without `scrollbar-width`, what is below moves up when the scrollbar goes.
  scrollbarWidth: 'none',
  selectors: {
    [`${root}[data-state="ready"] > &`]: { overflow: 'clip', scrollSnapType: 'none' },
  },
  '@media': {
    [media.fromSmall]: { marginInline: `calc(-1 * ${wideGap})` },
    [media.noScript]: { touchAction: 'auto', scrollbarWidth: 'auto' },
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
    // Half of the next card would leave the first no room for its words.
    [media.cramped]: { inlineSize: '100%' },
    // Embla rounds to whole pixels: three slides that are a pixel narrower than the viewport would not loop.
    [media.fromDesktop]: { inlineSize: 'calc(100% / 3 + 0.34px)' },
  },
});

export const dots = componentStyle({ display: 'flex', flexWrap: 'wrap', ...whereItTurns });

/** A line within a click target of 44 px. */
export const dot = componentStyle([
  {
    display: 'grid',
    alignItems: 'center',
    inlineSize: rem(44),
    blockSize: vars.layout.target,
    paddingInlineEnd: vars.space.xs,
    color: vars.color.border,
    ':hover': { color: vars.color.accent },
    ':focus-visible': { outlineOffset: '-2px' },
    '::after': { content: '""', borderBlockStart: '1px solid' },
    selectors: {
      '&[aria-current]': { color: vars.color.accent },
      '&[aria-current]::after': { borderBlockStartWidth: '3px' },
    },
  },
  transition(['color']),
]);
