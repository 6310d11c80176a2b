import * as tagLine from '../internal/tagLine.ts';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import { whileParsing } from '../internal/whileParsing.ts';
import { pageMargin } from '../styles/pageMargin.ts';
import {
  alignedLabel,
  componentStyle,
  componentVariants,
  fluid,
  layerStyle,
  light,
  media as query,
  rem,
  transition,
  vars,
} from '../styles/toolkit.ts';

export const root = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.layout.header,
  overflow: 'clip',
  '@media': { [query.print]: { paddingBlockStart: 0 } },
});

layerStyle('brand.components', `${whileParsing(root)} > *`, { visibility: 'hidden' });

export const heights = componentVariants({
  screen: {
    '@media': {
      [query.fromDesktop]: {
        gridTemplateRows: '1fr auto',
        minBlockSize: `max(${rem(800)}, 100svh)`,
      },
      // A picture across the whole hero needs its height.
      [query.laptop]: {
        selectors: {
          '&:is([data-media="wide"], [data-media="end"], [data-media="behind"], [data-media="object"])':
            {
              minBlockSize: `max(${rem(680)}, 100svh)`,
            },
        },
      },
      [query.print]: { minBlockSize: 0 },
    },
  },
  content: {},
});

/** Behind the whole hero on a desktop; below the copy on narrow screens, fading into the background. */
export const media = componentStyle({
  vars: { [vars.radius.picture]: '0px' },
  gridRow: 2,
  zIndex: -1,
  aspectRatio: '1',
  maxBlockSize: rem(640),
  inlineSize: '100%',
  // Up to the copy, where it is transparent: a wider picture has more room above its subject.
  marginBlockStart: `max(-13rem, ${rem(60)} - 34vw)`,
  maskImage: 'linear-gradient(transparent 28%, black 48%, black 80%, transparent)',
  '@media': {
    [query.fromDesktop]: {
      position: 'absolute',
      gridRow: 'auto',
      // A foot has a ground of its own, and a larger picture would be stretched.
      inset: '0 0 13%',
      // The copy covers its start. On wider screens the subject would become larger than the hero.
      insetInlineStart: `max(6%, 100vw - ${rem(1450)})`,
      inlineSize: 'auto',
      maxBlockSize: 'min(55vw, 1058px)',
      aspectRatio: 'auto',
      marginBlockStart: 0,
      maskImage: 'none',
    },
    [query.print]: { display: 'none' },
  },
});

layerStyle('brand.components', `${root}[data-media="full"] > ${media}`, {
  '@media': {
    // The subject begins below the header.
    [query.fromDesktop]: { insetBlockStart: rem(44) },
  },
});
layerStyle('brand.components', `${root}[data-media="end"] > ${media}`, {
  '@media': {
    // The subject in the middle is whole.
    [query.belowDesktop]: { aspectRatio: '3 / 2', marginBlockStart: 0 },
    [query.fromDesktop]: { insetInlineStart: '38%' },
  },
});
layerStyle('brand.components', `${root}[data-media="end"] > ${media} :is(img, video)`, {
  objectPosition: '20%',
  '@media': { [query.fromDesktop]: { objectPosition: '50%' } },
});

// On narrow screens the whole machine is below the copy.
layerStyle('brand.components', `${root}[data-media="wide"] > ${media}`, {
  '@media': {
    [query.belowDesktop]: {
      marginBlockStart: 0,
      maskImage: 'linear-gradient(transparent, black 14%, black 80%, transparent)',
    },
  },
});

// In the row of the copy, beside it, on narrow screens below it, in a light of its own.
const whole = `${root}:is([data-media="object"], [data-media="floor"])`;
layerStyle('brand.components', whole, {
  '@media': {
    [query.fromDesktop]: {
      backgroundImage: light('46% 60% at 74% 46%'),
    },
  },
});
layerStyle('brand.components', `${whole} > ${media}`, {
  aspectRatio: '4 / 3',
  maxBlockSize: rem(440),
  marginBlockStart: 0,
  maskImage: 'none',
  '@media': {
    [query.fromDesktop]: {
      gridRow: '1 / 2',
      insetBlockEnd: 0,
      insetInline: `48% ${pageMargin}`,
      aspectRatio: 'auto',
      maxBlockSize: 'none',
    },
  },
});
layerStyle('brand.components', `${whole} > ${media} *`, {
  backgroundColor: 'transparent',
});

// The line is behind the feet, and the light on the floor ends with the row.
const floor = `${root}[data-media="floor"]`;
layerStyle('brand.components', `${floor} > ${media}`, {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  // A picture that is taller than the row extends upwards.
  alignContent: 'end',
  aspectRatio: 'auto',
  maxBlockSize: 'none',
  '@media': {
    [query.fromDesktop]: {
      position: 'absolute',
      insetInline: 0,
      justifyItems: 'end',
      paddingInline: pageMargin,
    },
  },
});
layerStyle('brand.components', `${floor} > ${media}::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: `auto 0`,
  insetInline: 0,
  blockSize: rem(56),
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.color.mark} 14%, transparent), transparent)`,
  '@media': { [query.fromDesktop]: { blockSize: rem(72) } },
});
/** Height of the picture, which ends behind the header, keeps out of the text and is not stretched. */
const height = `min(${rem(740)}, 45.8vw, 100svh - ${rem(176)})`;
layerStyle('brand.components', `${floor} > ${media} > *`, {
  position: 'relative',
  // Lengths are on the picture.
  gridArea: '1 / 1',
  inlineSize: `min(100%, ${rem(440)})`,
  blockSize: 'auto',
  '@media': {
    [query.fromDesktop]: {
      inlineSize: 'auto',
      blockSize: height,
      // The picture has this much space beside its subject.
      marginInlineEnd: `calc(-0.085 * ${height})`,
    },
  },
});
layerStyle('brand.components', `${floor} > ${media}:has(> [data-low])`, {
  paddingBlockEnd: rem(24),
});
layerStyle('brand.components', `${floor} > ${media} > :not(svg)`, {
  // A shadow that is cut would end in an edge.
  maskImage: 'linear-gradient(to left, transparent, black 9%)',
});
// A ground for the content, on a desktop: phones load neither film nor poster.
const behind = `${root}[data-media="behind"]`;
layerStyle('brand.components', `${behind}:has(> ${media})`, {
  '@media': { [query.fromDesktop]: { backgroundImage: light('60% 70% at 62% 52%') } },
});
layerStyle('brand.components', `${behind} > ${media}`, {
  opacity: 0.12,
  '@media': {
    [query.belowDesktop]: { display: 'none' },
    // Only where neither words nor machines are: those in the film would be taken for others.
    [query.fromDesktop]: {
      maskImage:
        'linear-gradient(transparent 30%, black 50% 60%, transparent 82%), linear-gradient(to right, transparent 12%, black 30%, transparent 48%)',
      maskComposite: 'intersect',
    },
  },
});

/** Background colour over the media, opaque enough for text to be readable over white, the brightest possible frame. */
const veil = `color-mix(in srgb, ${vars.color.ground} 72%, transparent)`;

/** Gradient from the background colour to transparent. Text is readable up to the `text` stop. */
const under = (direction: string, start: string, text: string, end: string) =>
  `linear-gradient(${direction}, ${vars.color.ground} ${start}, ${veil} ${text}, transparent ${end})`;

const overMedia = {
  content: '""',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
} as const;

const edges = [
  under('to bottom', '0%', vars.layout.header, `calc(2.5 * ${vars.layout.header})`),
  `linear-gradient(to top, ${vars.color.ground}, transparent 34%)`,
].join(', ');

for (const [place, gradient] of [
  ['full', under('to right', '28%', '46%', '60%')],
  ['wide', under('to right', '2%', '38%', '43%')],
  ['end', under('to right', '0%', '26%', '52%')],
])
  layerStyle('brand.components', `${root}[data-media="${place}"] > ${media}::after`, {
    '@media': {
      [query.fromDesktop]: { ...overMedia, backgroundImage: `${edges}, ${gradient}` },
      [query.forcedColors]: { content: 'none' },
    },
  });

/** Its background extends up over the media to fade it out. */
export const foot = componentStyle({
  position: 'relative',
  zIndex: 0,
  '@media': {
    [query.fromDesktop]: {
      selectors: {
        [`${root}[data-media]:not([data-media="object"], [data-media="floor"]) > &::before`]: {
          ...overMedia,
          insetBlockStart: `calc(-1 * ${rem(160)})`,
          zIndex: -1,
          backgroundImage: under('to top', '0%', `calc(100% - ${rem(160)})`, '100%'),
        },
      },
    },
    [query.forcedColors]: {
      selectors: { [`${root}[data-media] > &::before`]: { content: 'none' } },
    },
  },
});
layerStyle('brand.components', `[dir="rtl"] ${media}`, { scale: '-1 1' });
// Names on the picture are not mirrored. Without `transform-box`, they stand beside their rules.
layerStyle('brand.components', `[dir="rtl"] ${media} text`, {
  scale: '-1 1',
  transformBox: 'fill-box',
  transformOrigin: 'center',
});

// In forced colours the text needs the forced background, so the image does not extend behind the copy.
layerStyle('brand.components', media, {
  '@media': {
    [`${query.fromDesktop} and ${query.forcedColors}`]: { insetInlineStart: '50%' },
  },
});

layerStyle('brand.components', `${media} *`, {
  inlineSize: '100%',
  blockSize: '100%',
});
layerStyle('brand.components', `${media} :is(img, video)`, {
  objectFit: 'cover',
  objectPosition: '50%',
  '@media': {
    // Between the copy and the edge. Without enough room the subject is cropped, and the text stays readable.
    [query.fromDesktop]: { objectPosition: '30%' },
    // The subject ends before the edge, where a floating menu may be.
    '(width >= 80rem)': { objectPosition: '100%' },
  },
});

layerStyle('brand.components', `${root}[data-media="wide"] > ${media} :is(img, video)`, {
  objectPosition: '65%',
  '@media': {
    [query.fromDesktop]: { objectPosition: '40%' },
    [`${query.fromDesktop} and (aspect-ratio >= 4/3)`]: { objectPosition: '25%' },
    '(width >= 80rem) and (aspect-ratio >= 4/3)': { objectPosition: '60%' },
  },
});
layerStyle('brand.components', `${whole} > ${media} :is(img, video)`, {
  objectFit: 'contain',
  '@media': { [query.fromDesktop]: { objectPosition: '100%' } },
});
// A drawing with names, which narrow screens omit, fills the width.
const named = `${root}[data-media="object"] > ${media}:has(svg)`;
layerStyle('brand.components', named, {
  '@media': { [query.belowDesktop]: { aspectRatio: '6 / 5', maxBlockSize: 'none' } },
});
layerStyle('brand.components', `${named} img`, {
  '@media': { [query.belowDesktop]: { objectFit: 'cover' } },
});
layerStyle('brand.components', `${floor} > ${media} img`, {
  objectFit: 'cover',
  objectPosition: '50%',
  blockSize: 'auto',
  '@media': {
    [query.fromDesktop]: { inlineSize: 'auto', blockSize: '100%', objectPosition: '50%' },
  },
});

/** Above the background of the foot, which extends into a low hero. */
export const copy = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  paddingBlock: vars.space.xl,
  '@media': {
    [query.fromDesktop]: {
      // With the header above and figures below, the hero fits into a low window.
      selectors: {
        [`${whole} > &`]: {
          minBlockSize: `min(${rem(580)}, 100svh - ${rem(216)})`,
        },
        [`${floor} > &`]: { minBlockSize: `min(48vw, 100svh - ${rem(206)})` },
      },
    },
  },
});

export const titles = componentStyle({
  display: 'grid',
  maxInlineSize: '14em',
  '@media': {
    [query.fromDesktop]: {
      selectors: {
        [`${root}[data-media] &`]: { maxInlineSize: 'min(8em, 100%)' },
        [`${root}[data-media="wide"] &`]: { maxInlineSize: 'min(5.8em, 37vw)' },
        [`${whole} &`]: { maxInlineSize: 'min(9em, 42vw)' },
        // A long name on one line.
        [`${floor} &`]: { maxInlineSize: '48vw' },
      },
    },
  },
});

layerStyle('brand.components', `${root}[data-media] ${titles}`, {
  '@media': { [query.laptop]: { fontSize: rem(64) } },
});
layerStyle('brand.components', `${floor} > ${copy}`, {
  // The whole picture is on the first screen of a phone.
  '@media': { [query.belowSmall]: { paddingBlock: `${vars.space.m} ${vars.space.s}` } },
});
layerStyle('brand.components', `${floor} ${titles}`, { fontSize: fluid(40, 72) });

const inTurn = [
  {
    gridArea: '1 / 1',
    selectors: { '&[data-state="waiting"]': { opacity: 0, visibility: 'hidden' } },
  },
  transition(['opacity', 'visibility', 'translate'], 'section'),
] as const;

/** Titles end just above the text, regardless of their number of lines. */
export const title = componentStyle([
  ...inTurn,
  {
    alignSelf: 'end',
    textWrap: 'balance',
    '@media': {
      [query.motionOk]: { selectors: { '&[data-state="waiting"]': { translate: '0 0.12em' } } },
    },
  },
]);

export const texts = componentStyle({
  display: 'grid',
  maxInlineSize: '52ch',
  paddingBlockStart: vars.space.l,
  '@media': {
    [query.fromDesktop]: {
      selectors: { [`${root}[data-media] &`]: { maxInlineSize: 'min(44ch, 35vw)' } },
    },
  },
});

export const text = componentStyle([...inTurn, { color: vars.color.muted }]);

/** `children`, between the text and the actions. */
export const inset = componentStyle({ inlineSize: '100%', paddingBlockStart: vars.space.xl });

// Title and text side by side over the content, and figures and actions below it.
layerStyle('brand.components', `${behind} > ${copy}`, {
  paddingBlock: `${vars.space.xl} ${vars.space.m}`,
  '@media': {
    [query.laptop]: { paddingBlock: `${vars.space.s} ${vars.space.xs}` },
    [query.fromDesktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(320)})`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.gutter,
      alignItems: 'end',
    },
  },
});
layerStyle('brand.components', `${behind} ${titles}`, {
  '@media': {
    [query.fromDesktop]: { gridRow: 'span 2', maxInlineSize: 'none', alignSelf: 'start' },
  },
});
layerStyle('brand.components', `${behind} ${texts}`, {
  '@media': { [query.fromDesktop]: { maxInlineSize: 'none', paddingBlockStart: 0 } },
});
layerStyle('brand.components', `${behind} ${inset}`, {
  '@media': {
    // In a high window it is lifted from the foot.
    [query.fromDesktop]: {
      gridRow: 3,
      gridColumn: '1 / -1',
      paddingBlockEnd: `max(0px, 0.4 * (100svh - ${rem(896)}))`,
    },
    [query.laptop]: { paddingBlockStart: 0 },
  },
});

// The faded edge of a map lies behind the title, which is one line.
const overMap = `${behind}:not(:has(> ${media}))`;
layerStyle('brand.components', `${overMap} ${inset}`, {
  '@media': {
    [query.fromDesktop]: { zIndex: -1, marginBlockStart: rem(-52) },
  },
});
layerStyle('brand.components', `${overMap} ${titles}`, {
  '@media': { [query.fromDesktop]: { fontSize: fluid(44, 64) } },
});

// A search field is beside the title of a hero without media.
const beside = `${root}:not([data-media]) > ${copy}:has(> ${inset} > form)`;
layerStyle('brand.components', beside, {
  '@media': {
    [query.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.gutter,
    },
  },
});
layerStyle('brand.components', `${beside} > ${inset}`, {
  '@media': {
    [query.fromDesktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  },
});

// Breadcrumbs stand above the title.
layerStyle('brand.components', `${inset}:has(> nav)`, {
  order: -1,
  paddingBlock: `0 ${vars.space.m}`,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xl,
  '@media': {
    [query.belowSmall]: { alignItems: 'stretch', inlineSize: '100%' },
    [query.print]: { display: 'none' },
  },
});

// On a phone two of equal width, or below each other.
layerStyle('brand.components', `${actions} > :is(a, button)`, {
  '@media': { [query.belowSmall]: { flex: `1 1 ${rem(152)}`, paddingInline: vars.space.s } },
});

/** Room for the figures with the actions beside them. */
const roomy = '(width >= 80rem)';
layerStyle('brand.components', `${behind} > ${foot} > *`, {
  '@media': {
    // The actions are on the first screen of a phone.
    [query.belowSmall]: { display: 'flex', flexDirection: 'column-reverse' },
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.l,
    },
  },
});
layerStyle('brand.components', `${behind} > ${foot} dl`, {
  '@media': { [roomy]: { gridAutoColumns: 'auto' } },
});
// One hairline above figures and actions.
layerStyle('brand.components', `${behind} > ${foot} > *:has(dl)`, {
  '@media': {
    [roomy]: {
      background: `linear-gradient(${vars.color.hairline} 0 0) content-box no-repeat 0 0 / 100% 1px`,
    },
  },
});
layerStyle('brand.components', `${behind} > ${foot} dl > div::before`, {
  '@media': { [roomy]: { display: 'none' } },
});
layerStyle('brand.components', `${behind} > ${foot} ${actions}`, {
  maxInlineSize: 'none',
  paddingBlockStart: 0,
  '@media': {
    [query.belowDesktop]: { paddingBlock: vars.space.l },
    [`${query.fromDesktop} and (width < 80rem)`]: { paddingBlockEnd: vars.space.xl },
  },
});

export const tail = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlockStart: vars.space.xl,
  '@media': {
    [query.fromDesktop]: { paddingBlockStart: vars.space.m },
  },
});

// Labels of quiet buttons and link colours are hard to read on an image.
layerStyle('brand.components', `${root}[data-media] :is(${actions}, ${tail})`, {
  '@media': { [query.fromDesktop]: { maxInlineSize: '50%' } },
});

// Beside a picture that is larger than half of the row.
layerStyle('brand.components', `${floor} ${actions}`, {
  '@media': { [query.fromDesktop]: { maxInlineSize: '36%' } },
});

layerStyle('brand.components', `${behind} ${tail}`, {
  '@media': {
    // Phones show no media, and so no motion to pause.
    [query.belowDesktop]: { display: 'none' },
    [query.fromDesktop]: { maxInlineSize: 'none', paddingBlockStart: vars.space.m },
  },
});

/** Each tag draws the hairline before it; at the start of a line it is clipped. */
export const tags = componentStyle(tagLine.line);

export const tag = componentStyle(tagLine.tag);

/** On a phone an icon in the upper corner of the picture below, which keeps the room of a row. */
export const control = componentStyle([
  alignedLabel,
  {
    '@media': {
      [query.belowSmall]: {
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineEnd: vars.space.margin,
      },
    },
  },
]);
layerStyle('brand.components', `${control} span`, {
  '@media': { [query.belowSmall]: visuallyHidden },
});
layerStyle('brand.components', `${tail}:not(:has(ul))`, {
  '@media': { [query.belowSmall]: { display: 'contents' } },
});
