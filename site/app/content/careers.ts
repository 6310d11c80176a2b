import * as claims from './claims.ts';

export const name = 'Careers';
export const description =
  'Work on machines with one moving part: engineering, production, service and sales at a maker of oil-free turbo blowers.';

export const hero = {
  title: 'One moving part. Many hands.',
  text: 'People design it, balance it, build it, bring it to its site and pick up when it calls.',
};

export const fields = {
  title: 'What people do here',
  lead: 'Four kinds of work, and what each of them decides.',
  items: [
    {
      title: 'Engineering',
      text: 'Aerodynamics, bearings, motors, inverters and software, in one room with the test stand.',
    },
    {
      title: 'Production',
      text: 'Machining, balancing, assembly, and a test of every machine before it leaves.',
    },
    {
      title: 'Service',
      text: `Commissioning, maintenance and the telephone: ${claims.inText(claims.technicians)} certified technicians so far.`,
    },
    {
      title: 'Sales and application',
      text: 'To size a machine, and to say so when the old one is the better one.',
    },
  ],
};

export const offices = {
  title: 'Where',
  text: (count: number) =>
    `In ${count} offices. Service people live near the machines they look after.`,
};

export const apply = {
  title: 'How to apply',
  text: 'No form and no portal. Write to us in your own words: what you can do, what you want to do, and where. Tell us of one thing that you made work. An engineer reads it, and you get an answer either way.',
  action: 'Write to us',
};
