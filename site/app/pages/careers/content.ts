import * as claims from '@brand/catalogue/claims';
import { emailHref } from '@brand/catalogue/company';

export const hero = {
  title: 'Many hands. One shaft.',
  text: 'People design it, balance it, build it, install it, and pick up the phone when you call.',
};

export const fields = {
  title: 'What people do here',
  caption: 'The test bed: every machine runs here first.',
  items: [
    {
      title: 'Engineering',
      text: 'Aerodynamics, bearings, motors, inverters and software, under one roof with the test bed.',
    },
    {
      title: 'Production',
      text: 'Machining, balancing, assembly, and a test of every machine before it ships.',
    },
    {
      title: 'Service',
      text: `Commissioning, maintenance and the hotline: ${claims.inText(claims.technicians)} certified technicians so far.`,
    },
    {
      title: 'Sales and application',
      text: 'Sizing machines, and saying so when the old one is the better choice.',
    },
  ],
};

export const offices = {
  title: 'Where',
  text: (count: number) =>
    `In ${count} offices. Service technicians live near the machines they look after.`,
};

export const apply = {
  title: 'How to apply',
  text: 'No form and no portal. Write to us in your own words: what you can do, what you want to do, and where. Tell us about one thing you made work. An engineer reads it, and you get an answer either way.',
  actions: [{ name: 'Write to us', href: emailHref }],
};
