import { powerScope, typicalNote } from '@brand/catalogue/models';

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

export const empty = {
  title: 'Nothing to compare yet.',
  text: 'Choose a model below, or add models on the pages of their series.',
};
