import { coveringLink } from '../internal/coveringLink.ts';
import { componentStyle, media, rem, vars } from '../styles/toolkit.ts';

export const root = componentStyle({
  display: 'grid',
  // Two columns, or one if the text is large.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(${rem(136)}, 34%), 100%), 1fr))`,
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [media.fromMedium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) repeat(3, minmax(0, 2.33fr))',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** The first takes a row of its own, or both rows at the start. */
export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto',
  selectors: {
    '&:first-child': { gridColumn: '1 / -1', gridTemplateRows: '1fr' },
  },
  '@media': {
    [media.fromDesktop]: {
      selectors: { '&:first-child': { gridColumn: 1, gridRow: 'span 2' } },
    },
  },
});

export const ground = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: '12%',
  marginBlockEnd: vars.space.m,
  backgroundColor: vars.color.subtle,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const cover = componentStyle({
  inlineSize: '100%',
  maxInlineSize: rem(440),
  aspectRatio: '595 / 842',
  border: `1px solid ${vars.color.hairline}`,
});

export const link = componentStyle(coveringLink('3px'));

export const rest = componentStyle({
  minInlineSize: 0,
  // Below or beside a single document.
  selectors: { '&:nth-child(2)': { gridColumn: '1 / -1' } },
  '@media': {
    [media.fromDesktop]: {
      // As tall as the document.
      selectors: { '&:nth-child(2)': { display: 'grid', gridColumn: '2 / -1', gridRow: 'span 2' } },
    },
  },
});
