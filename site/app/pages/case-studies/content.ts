export const listing = {
  title: 'What was needed, what was built, what the meter says.',
  text: 'A plant, a town and a tower. Three sites that need air around the clock, and now pay less for it.',
};

export const words = {
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  read: (title: string) => `Read the case study ${title}`,
};

export const closing = {
  title: 'Your site is not on the list yet.',
  text: 'Send us flow, pressure, hours and tariff. We will work out what a machine would save, and where it would not.',
  actions: [
    { name: 'Contact Application Engineer', href: '/contact' },
    { name: 'All applications', href: '/applications' },
  ],
};
