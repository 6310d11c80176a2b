import * as claims from '../claims.ts';
import { type Faq, sharedFaqs } from './faq.ts';

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
      'The shaft runs down on its film of air and settles on the foil, without an oil pump or a battery. That counts as one of its cycles. If the machine has to restart by itself when the power is back, tell us: the quote describes how.',
    category: 'General',
  },
  {
    id: 'bearing-choice',
    question: 'When is NSTB+ the right bearing?',
    answer:
      'When the process stops often: sequencing batch reactors, phased aeration, conveying in batches. Multiply the starts in a year by the years you plan for, and compare the result with the rated cycles.',
    category: 'Selection',
  },
  {
    id: 'part-load',
    question: 'How far can a machine turn down?',
    answer: `${inText(claims.turnDown)}, by speed alone, for our machines in general. The flow range of each model is narrower: ${inText(claims.widestFlowShare)} of the highest flow for RMX10 and EMX10, for example, and ${inText(claims.narrowestFlowShare)} for RMX125 and EMX125. The quote says whether yours goes lower. Speed is held to ${inText(claims.speedControl)}, and the controller keeps a margin to surge at every speed.`,
    category: 'General',
  },
  sharedFaqs.protocols,
  sharedFaqs.maintenance,
];
