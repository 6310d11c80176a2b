import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const headingFace = {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontStretch: vars.width.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
  // Breaks long words at 200 % text, so that the page does not scroll sideways.
  overflowWrap: 'anywhere',
} as const;

/** Style rules of the text styles, for `componentStyle`. */
export const type = {
  display: { ...headingFace, fontSize: vars.size.display, lineHeight: 1.02 },
  h1: { ...headingFace, fontSize: vars.size.h1, lineHeight: 1.05 },
  h2: { ...headingFace, fontSize: vars.size.h2, lineHeight: 1.08 },
  h3: { ...headingFace, fontSize: vars.size.h3, lineHeight: 1.18, letterSpacing: vars.tracking.h3 },
  h4: { ...headingFace, fontSize: vars.size.h4, lineHeight: 1.3, letterSpacing: vars.tracking.h4 },
  lead: { fontSize: vars.size.lead, lineHeight: 1.55, textWrap: 'balance' },
  body: { fontSize: vars.size.body, lineHeight: 1.6 },
  small: { fontSize: vars.size.small, lineHeight: 1.5 },
  caption: { fontSize: vars.size.caption, lineHeight: 1.45 },
  /** Figures of equal width, for columns. */
  tabular: { fontVariantNumeric: 'tabular-nums' },
} as const satisfies Record<string, StyleRule>;

export const headingSizes = ['display', 'h1', 'h2', 'h3', 'h4'] as const;
export const textSizes = ['lead', 'body', 'small', 'caption'] as const;
