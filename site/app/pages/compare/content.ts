import { models, powerScope, typicalNote } from '@brand/catalogue/models';
import { comparisonHref } from '@brand/catalogue/selection/comparison';

export const hero = {
  title: 'Models side by side.',
  text: 'Up to four, of one series or of several, at one scale. Your choice is part of the address, so you can share the link.',
};

export const comparison = {
  label: 'Comparison of the chosen models',
  when: { key: 'when', label: 'Choose it when', align: 'start' },
  atDuty: { key: 'atDuty', label: 'At your duty point', unit: 'estimated power', align: 'start' },
  outside: 'Outside its flow',
  stated: 'Stated:',
  efficiency: 'from the stated efficiency',
  note: `Marked: what differs from the others. ${typicalNote} ${powerScope}`,
  quote: 'Request a Quote',
  quoteAll: 'Request a quote for all',
  remove: 'Remove',
} as const;

/** Form that adds a model. */
export const choice = {
  id: 'add-model',
  title: 'Add a model',
  left: (places: number) => `${places} ${places === 1 ? 'place' : 'places'} left`,
  model: 'Model',
  placeholder: 'Choose a model',
  submit: 'Add to Comparison',
  full: 'Four models fit side by side. Remove one to add another.',
};

/** Comparisons to start with, while no model is chosen. */
export const examples = {
  title: 'Nothing to compare yet. Start with one of these.',
  items: [
    { title: 'Two designs', text: 'RMX and EMX in one size.', codes: ['RMX75-C060', 'EMX75-C060'] },
    {
      title: 'Three pressures',
      text: 'One size in each of its pressure bands.',
      codes: ['RMX75-C040', 'RMX75-C060', 'RMX75-C080'],
    },
    { title: 'Four sizes', text: 'All of MAX.', codes: ['MAX50', 'MAX75', 'MAX100', 'MAX125'] },
  ].map(({ codes, ...item }) => ({
    ...item,
    link: {
      name: codes.join(', '),
      href: comparisonHref(models.filter(({ code }) => codes.includes(code))),
    },
  })),
};
