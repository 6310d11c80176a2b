/** The argument of Chromium that doubles its default font, and with it every rem. */
export const largeText = '--blink-settings=defaultFontSize=32';

const duty = 'flow=55&pressure=0.62';
const four = 'models=rmx50-c080,emx50-c080,max125,max50';

/** Pages in the states that visitors see most: with results, comparisons and answers. */
export const states = [
  '/',
  '/products/selector',
  `/products/selector?${duty}`,
  '/products/selector?flow=forty&pressure=',
  `/products/selector?flow=1942&flowUnit=cfm&pressure=8.99&pressureUnit=psi&units=us`,
  `/products/savings?machine=lobe&${duty}&hours=8000&price=0.15&series=RMX`,
  `/products/compare?${four}&${duty}`,
  `/products/compare?${four}&units=us`,
  '/products/compare',
  `/products/rmx50-c080?${duty}`,
  '/rmx-series?model=RMX40-C080',
  '/contact',
  '/search?q=bearing',
  '/troubleshooting?q=e07',
  '/faqs',
  '/blog',
];

const american = 'flow=2600&flowUnit=cfm&pressure=8.99&pressureUnit=psi&units=us';

/** Pages with many figures, in US units, which are longer. */
export const usStates = [
  '/?units=us',
  `/products/selector?${american}`,
  `/products/compare?${four}&${american}`,
  `/products/rmx75-c080?${american}`,
  '/products/max100?units=us',
  '/rmx-series?units=us',
  '/max-series?units=us',
  `/products/savings?machine=lobe&${american}&hours=8000&price=0.15&series=RMX`,
];

/** Runs in the page: opens everything that a visitor can open in its content. */
export function openPanels() {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
    details.open = true;
  for (const button of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]'))
    if (!button.hasAttribute('aria-haspopup')) button.click();
}
