import { caseStudiesLead } from '@brand/catalogue/caseStudies';

export const listing = {
  title: 'Three sites, and the energy they saved.',
  text: `${caseStudiesLead} Percentages compare energy use before and after. Ask us for models, kilowatt-hours and year, and for a contact at the site.`,
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
