import { globalFontFace } from '@vanilla-extract/css';
import { fontRanges } from './fontRanges.generated.ts';

const face = {
  fontWeight: '400 600',
  fontStretch: '100% 110%',
  fontStyle: 'normal',
  fontDisplay: 'optional',
} as const;

/**
 * Archivo Variable, latin, weight 400-600 and width 100-110 % (SIL Open Font License), made by scripts/fonts.py.
 * `optional`: the page preloads the first file; if it arrives late, the page keeps the fallback and nothing shifts.
 * The second loads only on pages that use one of its characters.
 */
globalFontFace('Archivo Variable', [
  {
    ...face,
    src: 'url("./fonts/archivo-latin-variable.woff2?no-inline") format("woff2")',
    unicodeRange: fontRanges.basic,
  },
  {
    ...face,
    src: 'url("./fonts/archivo-latin-supplement-variable.woff2?no-inline") format("woff2")',
    unicodeRange: fontRanges.supplement,
  },
]);

/*
 * Fallbacks with Archivo's metrics (units per em 1000, ascent 878, descent 210). `size-adjust` is the ratio of
 * text widths measured in Chromium over a pangram: text at 400/100 % to Arial and at 600/100 % to Arial Bold, headings at 600/110 % to Arial Bold.
 */
globalFontFace('Archivo Fallback', {
  fontWeight: '400',
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto"), local("Helvetica")',
  sizeAdjust: '98.1%',
  ascentOverride: '89.5%',
  descentOverride: '21.4%',
  lineGapOverride: '0%',
});
globalFontFace('Archivo Fallback', {
  fontWeight: '600',
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold"), local("Helvetica Bold")',
  sizeAdjust: '95.5%',
  ascentOverride: '91.9%',
  descentOverride: '22%',
  lineGapOverride: '0%',
});
globalFontFace('Archivo Heading Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold"), local("Helvetica Bold")',
  sizeAdjust: '105.6%',
  ascentOverride: '83.1%',
  descentOverride: '19.9%',
  lineGapOverride: '0%',
});
