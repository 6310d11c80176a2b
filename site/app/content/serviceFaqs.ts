import * as claims from './claims.ts';
import type { Faq } from './faqs.ts';
import { plans } from './plans.ts';

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
