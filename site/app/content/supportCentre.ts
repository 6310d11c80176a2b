import { FileDown, Phone, Wrench } from 'lucide';
import * as claims from './claims.ts';
import { company, hotlineHref } from './company.ts';
import { serviceBrochure } from './downloads.ts';
import { helpLinks } from './helpLinks.ts';

export const name = 'Support';
export const description = `Request service online or call ${claims.inText(claims.availability)}; manuals, troubleshooting, questions, films and the service brochure.`;

export const hero = {
  title: 'What can we help with?',
  text: 'A machine that stands, a part that is due, a question that can wait: choose how you want to reach us.',
};

export const requestHref = '/contact?tab=support#contact-form';

export const ways = {
  title: 'Service, requested online',
  lead: 'A technician reads what arrives, day and night. Have the serial number at hand.',
  items: [
    {
      icon: Wrench,
      title: 'Request service',
      text: 'Say which machine it is, what it does, and what the screen shows. Pictures help.',
      link: { label: 'Open the form', href: requestHref },
    },
    {
      icon: Phone,
      title: company.hotline,
      text: `For machines that stand still. Answered ${claims.inText(claims.availability)}.`,
      link: { label: 'Call', href: hotlineHref },
    },
    {
      icon: FileDown,
      title: 'Service brochure',
      text: 'Commissioning, installation, training and the three support plans, to print and pass on.',
      link: { label: 'Download', href: serviceBrochure.href },
    },
  ],
} as const;

export const help = { title: 'Help that is there already', items: helpLinks };

export const closing = {
  title: 'More than a repair?',
  text: 'Maintenance by schedule, parts, and contracts with a response time of your own.',
};
