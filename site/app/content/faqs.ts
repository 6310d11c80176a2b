import * as claims from './claims.ts';
import { plans } from './plans.ts';
import { technologyFaqs } from './technologyFaqs.ts';

export const faqCategories = [
  'General',
  'Selection',
  'Integration',
  'Durability',
  'Monitoring',
  'Service',
  'Support',
  'Diagnostics',
  'Maintenance',
  'Parts',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export interface Faq {
  /** Its anchor in every page that shows it. */
  id: string;
  question: string;
  answer: string;
  category: FaqCategory;
}

const inText = claims.inText;
const [basic, premium, platinum] = plans.map(({ name }) => name);

export const serviceFaqs: readonly Faq[] = [
  {
    id: 'installation-time',
    question: 'How long does installation take?',
    answer: `${inText(claims.singleUnitInstallation)} for a single unit, ${inText(claims.systemInstallation)} for larger systems. The machine arrives as one package: it is set down, levelled, and joined to the pipe, the supply and the control system.`,
    category: 'Service',
  },
  {
    id: 'site-preparation',
    question: 'What has to be ready before your team arrives?',
    answer: `A level floor that carries the weight on the datasheet, a supply of ${claims.supply}, the pipe up to the flange, and a way in that is wider than the package. We go through the list with you before a date is set.`,
    category: 'Service',
  },
  {
    id: 'commissioning-record',
    question: 'What do we hold in our hands after commissioning?',
    answer:
      'A record of what was checked, set and measured: flow, pressure, power and temperatures at your duty point, with every setting of the controller. Later inspections are compared with it.',
    category: 'General',
  },
  {
    id: 'restart-cycles',
    question: 'May the machine be started and stopped as often as the process asks?',
    answer: `Yes. The bearings are rated for ${inText(claims.startStopCycles)} start/stop cycles, so switching off for an hour is cheaper than running without need.`,
    category: 'Durability',
  },
  {
    id: 'training-place',
    question: 'Where does training take place?',
    answer:
      'At your own machine as a rule, because that is the one your people will run. Customized courses follow your procedures, your shifts and the languages on your site.',
    category: 'Service',
  },
  {
    id: 'plan-choice',
    question: 'Which support plan is the right one?',
    answer: `${basic} comes with every machine and is enough where a second one stands by. ${premium} is for machines that the process cannot be without. ${platinum} is for plants with many of them, where someone should look at the whole.`,
    category: 'Support',
  },
];

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

export const applicationFaqs: readonly Faq[] = [
  {
    id: 'suitable-industries',
    question: 'Which industries are turbo blowers suited to?',
    answer:
      'All that need much air at low pressure for many hours: wastewater, aquaculture, food, chemicals, pneumatic conveying, manufacturing, the ventilation of buildings, and power plants.',
    category: 'General',
  },
  {
    id: 'model-selection',
    question: 'How do we find the right model?',
    answer:
      'By flow and pressure at the flange, at your altitude and on your warmest day. The machine finder on the home page shows which models cover the point; an application engineer checks it against your system before you order.',
    category: 'Selection',
  },
  {
    id: 'control-integration',
    question: 'How does a blower join the control system that we have?',
    answer: `Over ${claims.protocols.slice(0, -1).join(', ')} or ${claims.protocols.at(-1)}. Set points go in, and flow, pressure, power, temperatures and alarms come out.`,
    category: 'Integration',
  },
  {
    id: 'equipment-life',
    question: 'How long does a machine last?',
    answer: `${inText(claims.equipmentLife)}. At speed the shaft touches nothing, so what sets its life is clean intake air and a dry, ventilated room.`,
    category: 'Durability',
  },
  {
    id: 'condition-monitoring',
    question: 'How is the condition of a machine watched?',
    answer:
      'The controller records the temperatures of bearings and motor, the pressure across the filter, and the power. It warns before it stops, and shows the trend that led there on the touch screen and in your control system.',
    category: 'Monitoring',
  },
  {
    id: 'return-on-investment',
    question: 'How soon does it pay back?',
    answer: `In ${inText(claims.payback)} as a rule, from savings of ${inText(claims.energySavings)}. What decides is the hours you run, your tariff, and how far your demand falls below the peak: we work it out with your figures.`,
    category: 'General',
  },
];

export const name = 'FAQs';
export const description =
  'Questions about selection, integration, durability, service, maintenance and parts of turbo blowers, answered.';

export const hero = {
  title: 'Asked before, answered once.',
  text: 'Everything that plants ask us most, in one list. Narrow it to what concerns you.',
};

/** All questions of all pages. */
export const allFaqs: readonly Faq[] = [
  ...technologyFaqs,
  ...applicationFaqs,
  ...serviceFaqs,
  ...supportFaqs,
];

/** Where a question is answered. */
export function faqHref({ id }: Faq): string {
  return `/faqs#${id}`;
}

export const closing = {
  title: 'Not among them?',
  text: `Ask. An engineer answers within ${inText(claims.promisedResponse)}, and the question may find its way into this list.`,
};
