import { vars } from './contract.css.ts';
import { floating } from './floating.ts';
import { landing } from './landing.css.ts';
import { declareTailwindLayers, layerStyle } from './layers.ts';
import { media } from './media.ts';

declareTailwindLayers();

const reset = (selector: string, rule: Parameters<typeof layerStyle>[2]) =>
  layerStyle('brand.reset', selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
// On Linux, letters otherwise stand on whole pixels, so that some words touch. Fields and buttons do not inherit it.
reset('*', { margin: 0, padding: 0, minInlineSize: 0, textRendering: 'geometricPrecision' });
// Without `text-size-adjust`, phones may enlarge text in landscape; without `interpolate-size`, heights change at once.
// On wide screens everything grows with the window, up to 127% at 2560 px: the container to 1680 px.
reset('html', { fontSize: 'clamp(1em, 0.18em + 0.683vw, 1.273em)' });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  interpolateSize: 'allow-keywords',
  '@media': { [media.motionOk]: { scrollBehavior: 'smooth' } },
} as Parameters<typeof layerStyle>[2]);
// Keeps anchor targets and focused elements clear of the header. Scroll padding of the root would also apply to the
// links in the header.
reset('html', {
  vars: { [landing]: `calc(${vars.layout.header} + ${vars.space.l})` },
  '@media': { [media.low]: { vars: { [landing]: vars.space.l } } },
});
reset('[id], :focus', { scrollMarginBlockStart: landing });
// Keeps focused elements clear of floating buttons. In wider windows, these are in the margin.
reset(':focus', {
  '@media': {
    [`${media.belowDesktop} and ${media.tall}`]: { scrollMarginBlockEnd: floating.room },
  },
});
reset('body', {
  minBlockSize: '100dvh',
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.6,
  color: vars.color.text,
  backgroundColor: vars.color.ground,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});
// Without `text-wrap`, lines are filled one after the other.
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p, li, figcaption, dd, th, td', { textWrap: 'pretty' });
// German compounds are longer than narrow cards. Other languages are not hyphenated.
reset(':lang(de)', { hyphens: 'auto' });
// An empty string, because with `none` Safari removes the list semantics.
reset('ul, ol', { listStyleType: '""' });
// In a `<nav>` it keeps them. The empty marker gets a line of its own there if the list item begins with an icon.
reset('nav :is(ul, ol)', { listStyleType: 'none' });
reset('strong, b', { fontWeight: vars.weight.strong });
reset('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
// Code, email addresses, telephone numbers and URLs are left to right in every language.
reset('code, kbd, samp, pre', { direction: 'ltr', unicodeBidi: 'isolate' });
reset(['email', 'tel', 'url'].map((type) => `[dir="rtl"] input[type="${type}"]`).join(', '), {
  direction: 'ltr',
  textAlign: 'end',
});
// What somebody types has the direction of its first letter.
reset('input, textarea', { unicodeBidi: 'plaintext' });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('button:disabled, button[aria-disabled="true"]', { cursor: 'not-allowed' });
reset('fieldset', { border: 0 });
reset('legend', { padding: 0 });
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('summary', { cursor: 'pointer', listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
// References that people copy and read out.
reset('data', { unicodeBidi: 'isolate', whiteSpace: 'nowrap' });
reset('th', { fontWeight: 'inherit', textAlign: 'inherit' });
reset('sup, sub', { lineHeight: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
});
reset(':focus:not(:focus-visible)', { outline: 'none' });
