import { powerScope, typicalNote } from '@brand/catalogue/models';

export const hero = {
  title: 'Models side by side.',
  text: 'Up to four, of one series or of several. Your choice is part of the address, so you can share the link.',
};

export const comparison = {
  title: 'Comparison',
  label: 'Comparison of the chosen models',
  lead: 'Differences are highlighted.',
  leadOfOne: 'Add another model to see the differences.',
  note: `${typicalNote} ${powerScope}`,
  quote: 'Request a Quote',
};

/** Controls of the comparison. */
export const choice = {
  title: 'Your choice',
  remove: 'Remove',
  fixed: 'Keep in view',
  none: 'None',
  model: 'Model',
  placeholder: 'Choose a model',
  submit: 'Add to Comparison',
  full: 'Four models fit side by side. Remove one to add another.',
};

export const empty = {
  title: 'Nothing to compare yet.',
  text: 'Choose a model below, or add models on the pages of their series.',
};
