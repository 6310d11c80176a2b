import * as claims from './claims.ts';
import type { Faq } from './faqs.ts';

const inText = claims.inText;

export const supportFaqs: readonly Faq[] = [
  {
    id: 'support-contact',
    question: 'How do we reach technical support?',
    answer: `By telephone, ${inText(claims.availability)}, or through the form for service requests. Have the serial number at hand, and what the touch screen shows: ${inText(claims.firstCallResolution)} of the cases are solved in the first call.`,
    category: 'Support',
  },
  {
    id: 'remote-diagnostics',
    question: 'Can you see what is wrong without coming to the site?',
    answer:
      'In most cases. With your consent the technician reads the operating data and the alarms of the controller from afar, and tells you what to check. Nothing is changed on the machine without you.',
    category: 'Diagnostics',
  },
  {
    id: 'maintenance-notice',
    question: 'How far ahead should preventive maintenance be scheduled?',
    answer: `At least ${inText(claims.maintenanceNotice)}. Then technician, parts and your own shutdown meet on one day.`,
    category: 'Maintenance',
  },
  {
    id: 'maintenance-scope',
    question: 'What is there to maintain on a machine without oil?',
    answer:
      'The intake filters, above all. A visit also looks at the cooling path, the electrical connections, valves and sensors, and compares the performance with the record of commissioning.',
    category: 'Maintenance',
  },
  {
    id: 'right-part',
    question: 'How do we know that a part fits our machine?',
    answer:
      'By its serial number. It leads to the build of your machine, so we send what it was built with, or what has replaced it since.',
    category: 'Parts',
  },
  {
    id: 'on-site-visit',
    question: 'When does a technician come to the site?',
    answer: `When the fault cannot be solved from afar. On average one is there within ${inText(claims.onsiteResponse)}; the response times by severity are in the table on this page, and those agreed for you are in your contract.`,
    category: 'Service',
  },
];
