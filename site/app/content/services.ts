import { ClipboardCheck, Gauge, ShieldCheck, SlidersHorizontal } from 'lucide';
import * as claims from './claims.ts';

export const title = 'Services';
export const description = `Commissioning, installation, training and support plans for oil-free turbo blowers: ${claims.inText(claims.technicians)} certified technicians, answers in ${claims.inText(claims.responseTime)}.`;

export const hero = {
  title: 'From the first start to the last.',
  text: `A machine that should run for ${claims.inText(claims.equipmentLife)} is worth setting up well. We install it, start it, teach your people, and stay within reach.`,
};

export const measures = [
  { ...claims.availability, label: 'Support Availability' },
  { ...claims.technicians, label: 'Certified Technicians' },
  { ...claims.responseTime, label: 'Response Time' },
  { ...claims.network, label: 'Service Network' },
];

export const tabs = [
  { name: 'Commissioning', href: '#commissioning' },
  { name: 'Installation', href: '#installation' },
  { name: 'Training', href: '#training' },
  { name: 'Support Plans', href: '#support' },
] as const;

export const commissioning = {
  title: 'Commissioning',
  lead: 'The factory test says what a machine can do. Commissioning says what it does on your pipe, with your controls, at your altitude.',
  benefits: [
    {
      icon: Gauge,
      title: 'Proved at your duty point',
      text: 'Flow, pressure and power are measured where the machine will work, and compared with its datasheet.',
    },
    {
      icon: SlidersHorizontal,
      title: 'Tuned to the process',
      text: `Limits, ramps and set points are fitted to your demand, across ${claims.inText(claims.turnDown)} of the flow.`,
    },
    {
      icon: ShieldCheck,
      title: 'Protected from day one',
      text: 'Every alarm and every interlock is tripped once on purpose, before the process relies on it.',
    },
    {
      icon: ClipboardCheck,
      title: 'Written down',
      text: 'You keep the record of each check and setting. Every later inspection is measured against it.',
    },
  ],
  stepsTitle: 'Five steps to a machine that runs',
  steps: [
    {
      title: 'Inspection',
      description: 'Package, pipe, supply and ventilation are checked against the drawings.',
    },
    {
      title: 'Electrical check',
      description: `Supply of ${claims.supply}, earthing, rotation and the signals to your control system.`,
    },
    {
      title: 'First start',
      description:
        'The shaft lifts off its bearings without load, and temperatures are left to settle.',
    },
    {
      title: 'Performance test',
      description:
        'The machine walks its range and stops at your duty point, while it is measured.',
    },
    {
      title: 'Handover',
      description:
        'Settings are saved, the record is signed, and your operators run it themselves.',
    },
  ],
  feature: {
    title: 'What we set, you can read.',
    text: 'Everything that commissioning touches is on the screen of the machine, and stays there.',
    points: [
      {
        title: 'Six modes of operation',
        text: 'The one your process needs is chosen and tested together with you.',
      },
      {
        title: `${claims.inText(claims.startStopCycles)} start/stop cycles`,
        text: 'The bearings allow it, so the machine may rest whenever the process does.',
      },
      {
        title: `${claims.fieldbus} and ${claims.analogue}`,
        text: 'Each signal is followed from the machine to your control room, and back.',
      },
    ],
    caption: `Touch screen of the controller, ${claims.inText(claims.screen)}.`,
  },
} as const;

export const installation = {
  title: 'Installation',
  lead: 'Motor, impeller, inverter and controller come in one package, which stands on a level floor: no pit, no anchors to grout, no oil line to lay. What is left to do is counted in days.',
  measures: [
    { ...claims.singleUnitInstallation, label: 'For a single unit' },
    { ...claims.systemInstallation, label: 'For larger systems' },
  ],
  capabilitiesTitle: 'What we take on',
  capabilities: [
    'Survey of the site, and of the way in',
    'Lifting, setting down and levelling',
    'Discharge pipe, check valve and blow-off',
    'Intake and exhaust ducts, room ventilation',
    'Power supply and earthing',
    'Signals to the control system',
    'Several machines on one header',
    'Removal of the machine that is replaced',
  ],
  caption: 'RMX in its largest cabinet: one package with its discharge flange.',
} as const;

/** Two of the courses have a length; the others are as long as they have to be. */
export const training = {
  title: 'Training',
  lead: 'People who know why the machine does what it does call us less, and earlier.',
  programmes: [
    {
      figure: '4',
      unit: 'hours',
      title: 'Basic Operator Training',
      text: 'For those who run the machine: start and stop, modes, alarms, filters, and what to write down.',
    },
    {
      figure: '8',
      unit: 'hours',
      title: 'Advanced Maintenance Training',
      text: 'For your maintenance crew: inspection, sensors, cooling path, diagnosis, and safe work on the inverter.',
    },
    {
      figure: 'On request',
      title: 'Train-the-Trainer',
      text: 'For one of yours who will teach the others: the material, the exercises, and how to pass them on.',
    },
    {
      figure: 'On request',
      title: 'Customized',
      text: 'For plants with procedures of their own: your machines, your shifts, your questions.',
    },
  ],
  feature: {
    title: 'Taught at the machine, not beside it.',
    text: 'Each course begins with the one part that moves. Whoever has seen the shaft lift off understands the rest.',
    points: [
      { title: 'In small groups', text: 'So that everyone has had a hand on the screen.' },
      {
        title: 'At your plant',
        text: 'With the machine, the alarms and the control system that your people will meet.',
      },
      {
        title: 'With papers to keep',
        text: 'A short guide to every exercise stays at the machine.',
      },
    ],
    caption: 'What a course begins with: the shaft lifts off its foil.',
  },
} as const;

export const support = {
  title: 'Support Plans',
  lead: 'Three ways to have us behind the machine. Each can be changed as your plant changes.',
  comprehensive: {
    title: 'Comprehensive support',
    text: 'Whatever the plan, the same people answer.',
    features: [
      'Remote diagnostics with your consent',
      'Software updates for the life of the machine',
      'Parts by serial number',
      'Preventive maintenance by schedule',
      'Advice when the process changes',
      'One record for each machine',
    ],
  },
  network: {
    title: 'Global network',
    text: (count: number) =>
      `Sales and service in ${count} regions, so that help speaks your language and keeps your hours.`,
  },
} as const;

export const faq = {
  title: 'Questions before the first start',
  lead: 'What plants ask us while they plan.',
};

export const closing = {
  title: 'Tell us when it has to run.',
  text: 'The service team plans backwards from your date: site, transport, installation, commissioning, training.',
};
