/** The only statement of this state; `docs/accessibility.md` says how it is tested. */
export const hero = {
  title: 'Accessible, and open about what is not yet.',
  text: 'The aim is WCAG 2.2, level AA. This is the state of 23 November 2026, tested by ourselves; nobody else has audited the site.',
};

export const tested = {
  title: 'What is tested',
  lead: 'In a browser, with every change, on a page of each kind.',
  columns: { name: 'Subject', result: 'Result' },
  items: [
    ['Automatic checks', 'axe finds no violation on a page of each layout'],
    [
      'Keyboard',
      'Tab reaches every control once and in order, at 390 and 1440 px; the focus is always visible and never covered',
    ],
    ['Without JavaScript', 'Every page, form and table is complete'],
    ['Contrast', 'At least 4.5:1 for text, also over films'],
    [
      'Enlarged text',
      'Nothing is cut off or scrolls sideways at 320 px, 400% zoom, 200% text or wider text spacing',
    ],
    ['Motion', 'Every film has a button that pauses all motion; reduced motion is respected'],
    [
      'Forms',
      'Mistakes are named at the top and at their fields, announced, and nothing typed is lost',
    ],
    ['Downloads', 'Links state type and size'],
  ],
} as const;

export const limits = {
  title: 'Known limits',
  lead: 'These are not solved yet.',
  items: [
    'Back restores the focus and the scroll position. A chosen office comes back only if the address names it.',
    'Menus, tabs, units and the chart can take longer than a tenth of a second to answer on a slow phone.',
    'The street map on the contact page comes from another provider, whose accessibility we cannot change. The offices stand beside it as text.',
  ],
};

export const report = {
  title: 'Report a barrier',
  text: 'Name the page and the software with which you use it. A barrier is a defect, and is treated as one.',
  write: 'Write to us',
  call: 'Contact',
};
