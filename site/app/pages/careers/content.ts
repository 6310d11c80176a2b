import * as claims from '@brand/catalogue/claims';
import { careersEmail, mailto, privacyHref } from '@brand/catalogue/company';

export const hero = {
  title: 'Build turbo blowers with us.',
  text: `We design, balance, build and install turbo blowers: ${claims.inText(claims.unitsInstalled)} units in ${claims.inText(claims.countries)} countries by ${claims.totalsYear}.`,
};

export const fields = {
  title: 'Areas of work',
  caption: 'The test bed: every machine runs here first.',
  items: [
    {
      title: 'Engineering',
      text: 'Aerodynamics, bearings, motors, inverters and software, proven on our own test bed.',
    },
    {
      title: 'Production',
      text: 'Machining, balancing, assembly, and a test of every machine before it ships.',
    },
    {
      title: 'Service',
      text: `Commissioning, maintenance and the hotline, with the ${claims.inText(claims.technicians)} certified technicians of our network.`,
    },
    {
      title: 'Sales and application',
      text: 'Sizing machines, and saying so when the old one is the better choice.',
    },
  ],
};

export const offices = {
  title: 'Locations',
  text: (count: number) =>
    `In ${count} offices, in our factories, and at the plants of our customers: ask where your field is based.`,
};

const applicationHref = mailto(careersEmail, 'Application');

export const apply = {
  title: 'How to apply',
  text: 'By email, in your own words.',
  steps: [
    {
      title: 'Address and subject',
      text: 'To the address below. In the subject line, put “Application”, the area and the location.',
    },
    {
      title: 'What to send us',
      text: 'Your skills, the work you want to do, where, and from when. Add a CV as a PDF if you have one. Tell us about one thing you made work. We need no photo, age or family status.',
    },
    {
      title: 'Our answer',
      text: 'You get an answer either way. Only the people who decide on your application see it.',
    },
  ],
  links: [
    { name: careersEmail, href: applicationHref },
    { name: 'How long we keep an application', href: `${privacyHref}#applications` },
  ],
};

export const closing = {
  title: 'Write to us.',
  text: 'Openings are not listed here, so ask. If nothing fits, we will say so.',
  actions: [{ name: 'Apply by email', href: applicationHref }],
};
