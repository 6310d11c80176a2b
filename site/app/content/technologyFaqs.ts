import * as claims from './claims.ts';
import type { Faq } from './faqs.ts';

const inText = claims.inText;

export const technologyFaqs: readonly Faq[] = [
  {
    id: 'air-bearing-wear',
    question: 'Does an air bearing wear?',
    answer: `Only while the shaft starts and stops. At speed nothing touches, so hours do not count; cycles do. The air-foil bearing is rated for ${inText(claims.startStopCycles)} on/off cycles, NSTB+ for ${inText(claims.nstbPlusCycles)}.`,
    category: 'Durability',
  },
  {
    id: 'power-failure',
    question: 'What happens when the power fails at full speed?',
    answer:
      'The shaft runs down on its film of air and settles on the foil, as in any other stop. There is no oil pump that would have to run on, and no battery that would have to hold.',
    category: 'General',
  },
  {
    id: 'bearing-choice',
    question: 'When is NSTB+ the right bearing?',
    answer:
      'When the process stops often: sequencing batch reactors, phased aeration, conveying in batches. Multiply the starts of a day by the years you plan with, and compare the sum with the rated cycles.',
    category: 'Selection',
  },
  {
    id: 'part-load',
    question: 'How far can a machine turn down?',
    answer: `Over ${inText(claims.turnDown)} of the flow, by speed alone. Speed is held to ${inText(claims.speedControl)}, and the controller keeps its distance from surge at every speed.`,
    category: 'General',
  },
  {
    id: 'controller-protocols',
    question: 'Which signals does the controller speak?',
    answer: `${claims.fieldbus} and ${claims.analogue}. What the ${inText(claims.screen).replace(' ', '-')} screen shows in its ${claims.screenModes} modes can be read by your control system as well.`,
    category: 'Integration',
  },
  {
    id: 'remaining-maintenance',
    question: 'What is left to maintain?',
    answer:
      'Intake filters, above all. There is no oil to change, no belt to tension and no coupling to align, because motor and impeller share one shaft.',
    category: 'Maintenance',
  },
];
