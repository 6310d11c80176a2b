import * as claims from '../claims.ts';

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
type FaqCategory = (typeof faqCategories)[number];

export interface Faq {
  /** Anchor on every page that shows it. */
  id: string;
  question: string;
  answer: string;
  /** Link to more, such as a table or a tool. */
  more?: { label: string; href: string };
  category: FaqCategory;
}

/** Questions that several pages show. */
export const sharedFaqs = {
  maintenance: {
    id: 'remaining-maintenance',
    question: 'What is there to maintain on a machine without oil?',
    answer:
      'Intake filters, above all. There is no oil to change, no belt to tension and no coupling to align, because motor and impeller share one shaft. A visit also covers the cooling path, the electrical connections, valves and sensors, and compares performance with the commissioning record.',
    category: 'Maintenance',
  },
  protocols: {
    id: 'controller-protocols',
    question: 'Which protocols connect the controller to our control system?',
    answer: `The controller has ${claims.fieldbus} and ${claims.analogue} built in. ${claims.protocols.slice(0, -1).join(', ')} and ${claims.protocols.at(-1)} are supported for integration. Set points go in, and flow, pressure, power, temperatures and alarms come out: everything the ${claims.screenSize} screen shows.`,
    category: 'Integration',
  },
} satisfies Record<string, Faq>;
