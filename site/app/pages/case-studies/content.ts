export const listing = {
  title: 'Three sites, and the energy they save.',
  text: 'A car plant, a treatment plant and a tower: what each needed, what runs there now, and the energy it saves.',
};

export const read = 'Read the case study';

export const closing = {
  title: 'Would a turbo blower save as much at your site?',
  text: 'Send us flow, pressure, hours and tariff. We will work out what a machine would save, and where it would not.',
  actions: [
    { name: 'Contact Application Engineer', href: '/contact' },
    { name: 'All applications', href: '/applications' },
  ],
};
