import * as claims from '@brand/catalogue/claims';
import { company, hotlineHref, serviceRequestHref } from '@brand/catalogue/company';
import { serviceBrochure } from '@brand/catalogue/downloads';
import { fileNote } from '@brand/catalogue/fileNotes';
import { Phone, Wrench } from 'lucide';
import { helpLinks } from '../../blocks/questions/helpLinks.ts';

export const hero = {
  title: 'What can we help with?',
  text: 'A machine that has stopped, a part that is due, a question that can wait: choose how you want to reach us.',
};

export const ways = {
  title: 'Request service online',
  lead: 'A technician reads every request, day and night. Have the serial number to hand.',
  items: [
    {
      icon: Wrench,
      title: 'Request service',
      text: 'Say which machine it is, what it is doing, and what the screen shows. Pictures help.',
      link: { name: 'Open the form', href: serviceRequestHref },
    },
    {
      icon: Phone,
      title: 'Hotline',
      text: `For machines that are down. Answered ${claims.inText(claims.availability)}.`,
      link: { name: `Call ${company.hotline}`, href: hotlineHref },
    },
  ],
} as const;

export const brochure = {
  title: serviceBrochure.title,
  text: serviceBrochure.text,
  download: {
    label: `Download (${fileNote(serviceBrochure.href)})`,
    href: serviceBrochure.href,
  },
};

export const help = { title: 'Find the answer yourself', items: helpLinks };

export const closing = {
  title: 'More than a repair?',
  text: 'Scheduled maintenance, parts, and contracts with an agreed response time.',
};
