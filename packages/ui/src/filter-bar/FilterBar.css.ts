import { root as field } from '../field/Field.css.ts';
import {
  componentStyle,
  landing,
  layerStyle,
  media,
  pageMargin,
  rem,
  transition,
  type,
  vars,
} from '../styles/toolkit.ts';

const height = rem(74);
/** The fields are behind a button. Without JavaScript they are always shown. */
const narrow = `${media.belowDesktop} and (scripting: enabled)`;

export const root = componentStyle({
  vars: { [landing]: '0px' },
  position: 'sticky',
  insetBlockStart: vars.layout.header,
  zIndex: vars.layer.sticky,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': {
    // Open fields would cover a phone's screen.
    [media.belowDesktop]: { selectors: { '&[data-state="open"]': { position: 'static' } } },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// Keeps focused elements and anchor targets clear of the header and the bar.
layerStyle('brand.components', `html:has(${root})`, {
  '@media': {
    [media.tall]: {
      vars: { [landing]: `calc(${vars.layout.header} + ${height} + ${vars.space.l})` },
    },
  },
});

export const alert = componentStyle({ paddingBlockStart: vars.space.s });

export const line = componentStyle({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: height,
    },
  },
});

export const inUse = componentStyle({
  display: 'grid',
  // With large text the buttons stand below it.
  flex: `1 1 ${rem(140)}`,
  lineHeight: 1.35,
});

export const text = componentStyle({ ...type.caption, color: vars.color.muted });

export const fields = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: rem(10),
  '@media': {
    [narrow]: { selectors: { '[data-state="closed"] &': { display: 'none' } } },
    [media.fromDesktop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end' },
  },
});

// A number keeps its unit beside it: what is left over is enough for the other conditions.
layerStyle('brand.components', `${fields} > ${field}`, {
  '@media': { [media.fromDesktop]: { flexShrink: 0 } },
});

export const more = componentStyle({
  '@media': {
    [media.fromDesktop]: { flex: `1 1 ${rem(120)}`, minInlineSize: 0, whiteSpace: 'nowrap' },
    [media.fromWide]: { paddingInlineStart: vars.space.s },
  },
});

export const summary = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minBlockSize: rem(52),
  lineHeight: 1.3,
});

export const name = componentStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
  color: vars.color.accent,
});

export const mark = componentStyle([
  { selectors: { '[open] > summary &': { rotate: '180deg' } } },
  transition(['rotate']),
]);

// In one line, which the panel repeats in full.
layerStyle('brand.components', `${summary} > ${text}`, {
  '@media': {
    [media.fromDesktop]: {
      maxInlineSize: '100%',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
});

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(250)}), 1fr))`,
  gap: `${vars.space.l} ${vars.space.gutter}`,
  paddingBlock: vars.space.l,
  '@media': {
    [media.fromDesktop]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      paddingInline: pageMargin,
      maxBlockSize: `calc(100svh - ${vars.layout.header} - ${height})`,
      overflowY: 'auto',
      backgroundColor: vars.color.ground,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
      boxShadow: vars.shadow.floating,
      // Without the part of the shadow on the bar.
      clipPath: 'inset(0 0 -4rem)',
    },
  },
});
