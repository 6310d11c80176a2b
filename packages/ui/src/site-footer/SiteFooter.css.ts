import { floating } from '../styles/floating.ts';
import {
  componentStyle,
  layerStyle,
  media,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const main = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  paddingBlock: `${vars.space.xxxl} ${vars.space.xl}`,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingBlockEnd: vars.space.xxl,
      columnGap: vars.space.gutter,
    },
  },
});

export const about = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.l,
  // The link's target is taller than its text: aligns the text with the headings of the columns.
  marginBlockStart: rem(-10),
});

/** Email addresses and telephone numbers are written from left to right in every language. Large text breaks them. */
export const contact = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

layerStyle('brand.components', `${contact} a`, { direction: 'ltr' });

export const columns = componentStyle({
  display: 'grid',
  // One with large text.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(136)}, 100%), 1fr))`,
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [media.fromMedium]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const heading = componentStyle({
  ...type.small,
  fontWeight: vars.weight.strong,
  paddingBlockEnd: vars.space.xs,
});

export const link = componentStyle([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.25rem',
    color: vars.color.muted,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    ':hover': { color: vars.color.text, textDecorationColor: 'currentColor' },
    selectors: { [`${contact} &`]: { color: vars.color.text } },
    '@media': { [media.coarse]: { minBlockSize: vars.layout.target } },
  },
  transition(['color', 'text-decoration-color']),
]);

export const legal = componentStyle({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlock: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.muted,
  '@media': {
    // With a narrow margin, `BackToTop` would overlap the line.
    [`${media.fromDesktop} and ${media.tall}`]: {
      paddingInlineEnd: `max(0px, ${rem(62)} - max(${vars.space.margin}, (100vw - ${vars.layout.container}) / 2))`,
    },
    // Keeps the last line of the page clear of `FloatingActionMenu`.
    [`${media.belowDesktop} and ${media.tall}`]: {
      selectors: {
        ':root[data-floating-actions] &': {
          paddingInlineEnd: `calc(${floating.large} + ${vars.space.s})`,
        },
      },
    },
  },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  '@media': {
    [media.fromDesktop]: { selectors: { '&:last-child': { marginInlineStart: 'auto' } } },
  },
});

/** A line of its own. */
export const statements = componentStyle([row, { flexBasis: '100%' }]);
