import * as claims from '../claims.ts';
import { plans } from '../plans.ts';
import type { Faq } from './faq.ts';

const inText = claims.inText;
const [basic, premium, platinum] = plans.map(({ name }) => name);

export const serviceFaqs: readonly Faq[] = [
  {
    id: 'installation-time',
    question: 'How long does installation take?',
    answer: `${inText(claims.singleUnitInstallation)} for a single unit, ${inText(claims.systemInstallation)} for larger systems. The machine arrives as one package: it is set down, levelled, and connected to the pipe, the supply and the control system.`,
    category: 'Service',
  },
  {
    id: 'site-preparation',
    question: 'What has to be ready before your team arrives?',
    answer: `A level floor that carries the weight on the datasheet, an access route wider than the package, and the discharge pipe and a cable for ${claims.supply}, both laid by you as far as the machine. We connect both; if we are to lay them too, the quote says so.`,
    category: 'Service',
  },
  {
    id: 'commissioning-record',
    question: 'What records do we get from commissioning?',
    answer:
      'A record of what was checked, set and measured: flow, pressure, power and temperatures at your duty point, with every controller setting. Later inspections are compared with it.',
    category: 'General',
  },
  {
    id: 'restart-cycles',
    question: 'Can the machine be started and stopped as often as the process needs?',
    answer: `Yes, within its rating. The bearings are rated for ${inText(claims.startStopCycles)} start/stop cycles, with NSTB+ for ${inText(claims.nstbPlusCycles)}: ten stops a day reach 100,000 after 27 years. The quote gives the starts per hour that your model allows.`,
    category: 'Durability',
  },
  {
    id: 'training-place',
    question: 'Where does training take place?',
    answer:
      'Usually at your own machine, because that is the one your people will run. Customized courses follow your procedures, your shifts and the languages spoken on your site.',
    category: 'Service',
  },
  {
    id: 'plan-choice',
    question: 'Which support plan is right for us?',
    answer: `${basic} comes with every machine and is enough where a standby machine can take over. ${premium} is for machines the process cannot do without. ${platinum} is for plants with many machines, where someone should keep an eye on all of them.`,
    category: 'Support',
  },
];
