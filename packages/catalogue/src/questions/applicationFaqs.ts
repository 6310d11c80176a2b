import * as claims from '../claims.ts';
import { type Faq, sharedFaqs } from './faq.ts';

const inText = claims.inText;

export const applicationFaqs: readonly Faq[] = [
  {
    id: 'suitable-industries',
    question: 'Which industries are turbo blowers suited to?',
    answer:
      'Any that need a lot of air at low pressure for many hours: wastewater, aquaculture, food, chemicals, pneumatic conveying, manufacturing, building services, and power plants. Ours are the wrong machines outside the flows and pressures of the models, and where air is needed for only a few hours a year: the savings would not pay for them.',
    category: 'General',
  },
  {
    id: 'model-selection',
    question: 'How do we find the right model?',
    answer:
      'By flow at the inlet and pressure at the discharge flange, at your altitude and on your hottest day. The Model Selector shows which models cover your duty point; an application engineer checks it against your system before you order.',
    more: { label: 'Open the Model Selector', href: '/products/selector' },
    category: 'Selection',
  },
  sharedFaqs.protocols,
  {
    id: 'equipment-life',
    question: 'How long does a machine last?',
    answer: `${inText(claims.equipmentLife)}. At speed the shaft touches nothing, so life depends on the number of starts, clean intake air and a dry, ventilated room.`,
    category: 'Durability',
  },
  {
    id: 'condition-monitoring',
    question: 'How is a machine’s condition monitored?',
    answer:
      'The controller records bearing and motor temperatures, the pressure drop across the filter, and power. It warns before it trips, and shows the trend behind the warning on the touch screen and in your control system.',
    category: 'Monitoring',
  },
  {
    id: 'return-on-investment',
    question: 'How soon does it pay back?',
    answer: `Typically in ${inText(claims.payback)}, from energy savings alone. It depends on your running hours, your tariff, and how far demand falls below the peak: we work it out with your figures.`,
    category: 'General',
  },
];
