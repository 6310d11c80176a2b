import * as claims from '@brand/catalogue/claims';
import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';
import { serviceBrochure } from '@brand/catalogue/downloads';
import { responseLevels, severityNames } from '@brand/catalogue/responseLevels';
import { fileNote } from '@brand/documents/fileNotes';
import { coverServiceBrochure } from '@brand/media';
import { helpLinks } from '../../blocks/questions/helpLinks.ts';

export const hero = {
  title: 'What can we help with?',
  text: 'A machine that has stopped, a part that is due, a question that can wait: choose how you want to reach us.',
};

/** Ways to reach a technician, the fastest first. */
export const hotline = {
  title: 'Hotline',
  number: company.hotline,
  href: hotlineHref,
  text: `For machines that are down. Answered ${claims.inText(claims.availability)}.`,
};

export const request = {
  title: 'Request service online',
  text: 'Say which machine it is, what it is doing, and what the screen shows. Pictures help. A technician reads every request, day and night. Have the serial number to hand.',
  link: { name: 'Open the form', href: serviceRequestHref },
};

export const response = {
  title: 'Response times by severity',
  lead: 'Time to our first answer.',
  items: responseLevels.map(({ severity, time, text }) => {
    const [value = '', unit] = time.split(' ');
    return { value, unit, label: severityNames[severity], severity, text };
  }),
};

export const brochure = {
  title: serviceBrochure.title,
  text: serviceBrochure.text,
  cover: coverServiceBrochure,
  link: { name: `Download (${fileNote(serviceBrochure.href)})`, href: serviceBrochure.href },
};

export const help = { title: 'Find the answer yourself', items: helpLinks };

export const closing = {
  title: 'More than a repair?',
  text: 'Scheduled maintenance, parts, and contracts with an agreed response time.',
  actions: [
    { name: 'Preventive maintenance', href: '/after-sale-support#maintenance' },
    { name: 'Support contracts', href: '/after-sale-support#contracts' },
  ],
};
