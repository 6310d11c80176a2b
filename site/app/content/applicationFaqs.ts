import * as claims from './claims.ts';
import type { Faq } from './faqs.ts';

const inText = claims.inText;

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
