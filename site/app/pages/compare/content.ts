import { type Model, models } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { noteOf, sharedFigures } from '@brand/catalogue/seriesNotes';

export const hero = {
  title: 'Compare up to four models.',
};

export const comparison = {
  label: 'Comparison of the chosen models',
  when: { key: 'when', label: 'Choose it when', align: 'start' },
  atDuty: { key: 'atDuty', label: 'Power at your duty point', align: 'start' },
  savings: { key: 'savings', label: 'Energy savings of the series', unit: '%', align: 'start' },
  stated: 'Stated:',
  efficiency: 'from the efficiency',
  noteOf: (chosen: readonly Model[]) => {
    const series = new Set(chosen.map((model) => model.series));
    const shared = series.has('RMX') && series.has('EMX') ? ` ${sharedFigures}` : '';
    return `The link keeps your choice, so you can share it. Highlighted: figures that differ.${shared} ${noteOf(chosen)}`;
  },
  quote: 'Request a quote',
  quoteAll: 'Request a quote for all',
  remove: 'Remove',
} as const;

/** Form that adds a model. */
export const choice = {
  id: 'add-model',
  title: 'Add a model',
  /** Announced when the choice changes. */
  count: (codes: readonly string[]) =>
    codes.length === 0
      ? 'No model chosen.'
      : `${codes.length} of ${mostCompared} chosen: ${codes.join(', ')}.`,
  placeholder: 'Choose a model',
  submit: 'Add to comparison',
  full: 'Four models fit side by side. Remove one to add another.',
};

/** Comparisons to start with, while no model is chosen. */
export const examples = {
  title: 'Or start with one of these.',
  items: [
    {
      name: 'Two designs',
      text: 'RMX and EMX in the same size.',
      codes: ['RMX40-C080', 'EMX40-C080'],
    },
    {
      name: 'Three pressures',
      text: 'One size of RMX in each of its pressure bands.',
      codes: ['RMX75-C040', 'RMX75-C060', 'RMX75-C080'],
    },
    {
      name: 'Four sizes',
      text: 'The four MAX models.',
      codes: ['MAX50', 'MAX75', 'MAX100', 'MAX125'],
    },
  ].map(({ codes, ...item }) => {
    const chosen = models.filter(({ code }) => codes.includes(code));
    return { ...item, chosen, href: comparisonHref(chosen) };
  }),
};
