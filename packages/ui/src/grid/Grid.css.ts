import {
  componentStyle,
  componentVariants,
  landing,
  layerStyle,
  media,
  rem,
  toEdge,
  vars,
} from '../styles/toolkit.ts';

type Rule = Parameters<typeof layerStyle>[2];

export const root = componentStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Column of running text. */
const text = `minmax(0, ${vars.layout.measure})`;

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Three items in two columns would leave half of a row empty. Tables are too wide for three. */
const threeItems = '&:has(> :nth-child(3):last-child):not(:has(table))';

export const columns = componentVariants({
  two: { '@media': { [media.fromMedium]: equal(2) } },
  pair: equal(2),
  lead: { '@media': { [media.fromMedium]: equal(2) } },
  three: {
    '@media': {
      [media.fromSmall]: equal(2),
      [media.fromMedium]: { selectors: { [threeItems]: equal(3) } },
      [media.fromDesktop]: equal(3),
    },
  },
  four: { '@media': { [media.fromSmall]: equal(2), [media.fromDesktop]: equal(4) } },
  plates: {
    '@media': {
      [media.fromSmall]: equal(2),
      [media.fromDesktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        vars: { '--plate': 'max(520px, 32cqi)' },
        selectors: {
          '&:has(> :nth-child(4))': { ...equal(4), vars: { '--plate': rem(400), '--from': '10%' } },
        },
      },
    },
  },
  figure: {
    '@media': {
      [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  },
  sidebar: {
    '@media': {
      [media.fromWide]: {
        columnGap: vars.space.xxxl,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
      },
    },
  },
  split: {
    '@media': {
      [`${media.fromDesktop}, ${media.print}`]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      },
    },
  },
  index: {
    '@media': {
      [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
    },
  },
  rail: {
    justifyContent: 'center',
    gridTemplateColumns: text,
    '@media': {
      [media.fromWide]: {
        columnGap: vars.space.xxl,
        // At 200% text size the margins keep their width, and the text column shrinks.
        gridTemplateColumns: `minmax(min-content, 1fr) ${text} minmax(min-content, 1fr)`,
      },
    },
  },
});

layerStyle('brand.components', `${columns.figure} > :first-child`, {
  '@media': { [media.fromDesktop]: { gridColumn: 2, gridRow: 1 } },
});
// The pictures over the words of the cards fill a row from one edge of the page to the other, and begin with their words.
const plates = (items: string, rule: Rule) =>
  layerStyle('brand.components', `${columns.plates} > ${items} > :first-child`, {
    '@media': { [media.fromDesktop]: rule },
  });
plates(':nth-child(n)', {
  blockSize: 'var(--plate)',
  marginInlineEnd: `calc(2px - ${vars.space.gutter})`,
});
plates(':first-child', { marginInlineStart: toEdge });
plates(':last-child', { marginInlineEnd: toEdge });
layerStyle(
  'brand.components',
  `${columns.plates} > * > :first-child :not(button, button *, :has(> button))`,
  // Subjects at the start of a film are whole.
  {
    '@media': {
      [media.fromDesktop]: {
        blockSize: '100%',
        objectFit: 'cover',
        objectPosition: 'var(--from, 50%)',
      },
    },
  },
);
// The shorter column stays in view while the longer one scrolls.
layerStyle(
  'brand.components',
  `${columns.figure} > :last-child, :is(${columns.split}, ${columns.index}) > *`,
  {
    '@media': {
      [`${media.fromDesktop} and ${media.tall}`]: {
        position: 'sticky',
        insetBlockStart: landing,
        alignSelf: 'start',
      },
    },
  },
);
// A map is as high as its list, if that fits into the first screen.
layerStyle('brand.components', `${columns.figure} > section:last-child`, {
  display: 'grid',
  '@media': {
    [`${media.fromDesktop} and ${media.tall}`]: {
      minBlockSize: `min(100%, 100svh - ${landing} - 7rem)`,
    },
  },
});

// The last part of a sidebar stays in view beside a longer column.
layerStyle('brand.components', `${columns.sidebar} > aside > :last-child`, {
  '@media': {
    [`${media.fromWide} and ${media.tall}`]: { position: 'sticky', insetBlockStart: landing },
  },
});

const inRail = (selector: string, rule: Rule) =>
  layerStyle('brand.components', `${columns.rail} > ${selector}`, {
    '@media': { [media.fromWide]: { gridRow: 1, ...rule } },
  });

inRail(':first-child', { gridColumn: 1, justifySelf: 'end' });
inRail(':nth-child(2)', { gridColumn: 3 });
inRail(':last-child', { gridColumn: 2, justifySelf: 'stretch' });

export const gaps = componentVariants({
  l: { rowGap: vars.space.l },
  xxl: { rowGap: vars.space.xxl },
});

const twoColumns = `${media.fromSmall} and ${media.belowDesktop}`;

/** The first item is twice as wide where the items would leave one place empty. */
const leading = (variant: string, count: string, query: string) =>
  layerStyle('brand.components', `${variant} > :first-child:nth-last-child(${count})`, {
    '@media': { [query]: { gridColumn: 'span 2' } },
  });

leading(columns.lead, 'odd', media.fromMedium);
leading(`${columns.three}:has(table)`, '3', twoColumns);
leading(columns.four, 'odd', twoColumns);
leading(columns.four, '4n + 3', media.fromDesktop);

// In two columns, the last of an odd number of items takes the row.
layerStyle('brand.components', `${columns.three} > :nth-child(odd):last-child:not(:nth-child(3))`, {
  '@media': { [twoColumns]: { gridColumn: '1 / -1' } },
});
