import * as claims from '../claims.ts';
import { company, hotlineHref } from '../company.ts';
import { type Faq, sharedFaqs } from './faq.ts';

const inText = claims.inText;

export const supportFaqs: readonly Faq[] = [
  {
    id: 'support-contact',
    question: 'How do we reach technical support?',
    answer: `By phone, ${inText(claims.availability)}, or through the service request form. Have the serial number to hand, and tell us what the touch screen shows: ${inText(claims.firstCallResolution)} of cases are solved on the first call.`,
    more: { label: `Call ${company.hotline}`, href: hotlineHref },
    category: 'Support',
  },
  {
    id: 'remote-diagnostics',
    question: 'Can you see what is wrong without coming to the site?',
    answer:
      'With your consent, in most cases: the technician reads the controller’s operating data and alarms remotely and tells you what to check. We change no settings without your consent.',
    category: 'Diagnostics',
  },
  {
    id: 'maintenance-notice',
    question: 'How far ahead should preventive maintenance be scheduled?',
    answer: `At least ${inText(claims.maintenanceNotice)}. That way the technician, the parts and your shutdown come together on the same day.`,
    category: 'Maintenance',
  },
  sharedFaqs.maintenance,
  {
    id: 'right-part',
    question: 'How do we know that a part fits our machine?',
    answer:
      'By the serial number. It tells us exactly how your machine was built, so we send the part it was built with, or the one that has replaced it since.',
    category: 'Parts',
  },
  {
    id: 'on-site-visit',
    question: 'When does a technician come to the site?',
    answer: `When the fault cannot be solved remotely. On average, a technician is there within ${inText(claims.onsiteResponse)}. It depends on the distance, so ask what applies to your site. Response times by severity are listed in a table; those agreed with you are in your contract.`,
    more: { label: 'Response times by severity', href: '/after-sale-support#response-times' },
    category: 'Service',
  },
];
