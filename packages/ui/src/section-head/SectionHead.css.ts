import {
  componentStyle,
  componentVariants,
  fluid,
  layerStyle,
  media,
  rem,
  roomy,
  type,
  vars,
} from '../styles/toolkit.ts';

/** On phones heads are close to their content. Alone in their section, they end with it. */
const root = {
  display: 'grid',
  gap: fluid(12, 16),
  selectors: { '&:not(:only-child)': { paddingBlockEnd: fluid(24, 48) } },
} as const;

export const layouts = componentVariants({
  split: {
    ...root,
    alignItems: 'last baseline',
    '@media': {
      [media.fromDesktop]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.gutter },
    },
  },
  stack: root,
  ruled: {
    ...root,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'last baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.xl}`,
    paddingBlockEnd: vars.space.m,
  },
  statement: { ...root, maxInlineSize: '83%' },
  sentence: root,
  side: { ...root, alignContent: 'start' },
});

/** The name of the section over its sentence. */
export const label = componentStyle({
  ...type.small,
  display: 'block',
  marginBlockEnd: rem(14),
  letterSpacing: 'normal',
  fontStretch: 'normal',
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

/** Stays on the sheet of its content. Browsers break a grid between its rows all the same. */
export const head = componentStyle({
  '@media': { [media.print]: { display: 'block', breakAfter: 'avoid', breakInside: 'avoid' } },
});
layerStyle('brand.components', `${head} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: vars.space.s } },
});

// Browsers part a grid, such as a bleeding `Split`, from the heading before it.
layerStyle('brand.components', `${head} ~ [data-bleed]`, {
  '@media': { [media.print]: { display: 'block' } },
});

// So are columns, unless the block around heading and list stays whole.
layerStyle('brand.components', `:has(> ${head} + :is(ul, dl))`, {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** The lead, with the other content at the end of the row, or below it if there is no room. */
export const aside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: vars.space.l,
});

// A form takes the whole row, and so do the fields in each of its lines.
const lines = `${aside} > form > :last-child`;
layerStyle('brand.components', `${aside} > :only-child, ${lines} > *`, { flexGrow: 1 });
layerStyle('brand.components', lines, { alignItems: 'end' });

export const lead = componentStyle({
  flex: `1 1 ${rem(320)}`,
  maxInlineSize: '60ch',
  textWrap: 'balance',
});

// A picture beside a long sentence, as wide as one of three columns below.
layerStyle('brand.components', `${layouts.sentence}:has(> ${aside})`, {
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${vars.space.gutter}) / 3)`,
      columnGap: vars.space.gutter,
      alignItems: 'end',
    },
  },
});

// The head of a whole section is larger than the titles of the rows below or beside it.
layerStyle('brand.components', `:is(${layouts.ruled} > :is(h2, h3), ${layouts.side} > h2)`, {
  fontSize: roomy(fluid(26, 38), 26, 1.5),
});

// Of two lines across the page.
layerStyle('brand.components', `${layouts.sentence} > :is(h2, h3, h4)`, {
  fontSize: roomy(fluid(32, 48), 32, 1.3),
});

// Beside a picture, as high as it.
layerStyle('brand.components', `${layouts.sentence}:has(> ${aside} figure)`, {
  '@media': { [media.fromDesktop]: { alignItems: 'start' } },
});
layerStyle('brand.components', `${layouts.sentence}:has(> ${aside} figure) > h2`, {
  '@media': { [media.fromDesktop]: { fontSize: `min(${rem(88)}, 6cqi)` } },
});

// Beside a small title, in one line that ends with the rule.
layerStyle('brand.components', `${layouts.ruled} ${lead}`, { maxInlineSize: 'none' });
