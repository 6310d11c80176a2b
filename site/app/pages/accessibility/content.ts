import { emailHref } from '@brand/catalogue/company';

/** The only statement of the site's conformance; `docs/accessibility.md` describes the tests. */
export const hero = {
  title: 'Accessible, and open about what is missing.',
  text: 'The aim is WCAG 2.2, level AA. This describes the site on November\u00a023, 2026. We tested it ourselves; nobody else has audited it.',
};

/** The README of `@brand/ui` contains it, too. */
export const browsers =
  'Chrome, Edge, Firefox, Firefox ESR and Safari of the last two and a half years';

export const tested = {
  title: 'Tests',
  table: 'Tests and their results',
  lead: 'Run in a browser after every change, on one page of each type.',
  columns: { name: 'Subject', result: 'Result' },
  measures: [
    {
      value: '0',
      label: 'Rule violations',
      text: 'Reported by axe, an automated checker',
    },
    { value: '4.5:1', label: 'Contrast', text: 'The minimum for text, including text over video' },
    {
      value: '320',
      unit: 'px',
      label: 'Width',
      text: 'No text is cut off; only wide tables and diagrams scroll sideways',
    },
    {
      value: '200',
      unit: '%',
      label: 'Text size',
      text: 'Readable at this size, at 400% zoom, and with wider text spacing',
    },
  ],
  items: [
    [
      'Keyboard',
      'Tab reaches every control once and in order, at 390 and 1440 px; the focus is always visible and never covered',
    ],
    ['Browsers', `${browsers}; older ones show every page and form`],
    ['Without JavaScript', 'Every page, form and table is complete'],
    ['Motion', 'Every video has a button that pauses all motion; reduced motion is respected'],
    [
      'Forms',
      'Errors are listed at the top and at their fields, and announced; nothing typed is lost',
    ],
    ['Downloads', 'Links state type and size'],
  ],
} as const;

export const limits = {
  title: 'Known limits',
  lead: 'These are not solved yet.',
  items: [
    'The Back button restores focus and scroll position. On the contact page, it restores the chosen office only if the office is in the page’s address.',
    'Menus, tabs, units and the chart can take longer than a tenth of a second to respond on a slow phone.',
    'The street map on the contact page comes from another provider, whose accessibility we cannot change. The offices are also listed as text.',
  ],
};

export const report = {
  title: 'Report a barrier',
  text: 'Tell us the page and the software you use. We treat every barrier as a defect.',
  actions: [
    { name: 'Write to us', href: emailHref },
    { name: 'Contact', href: '/contact' },
  ],
};
