import * as claims from '@brand/catalogue/claims';

export const hero = {
  title: 'Installed, commissioned, looked\u00a0after.',
  text: `A single unit is installed in ${claims.inText(claims.singleUnitInstallation)}, measured at your duty point and handed over to people we have trained.`,
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
  lead: 'The factory test shows what a machine can do. Commissioning shows what it does on your pipework, with your controls, at your altitude.',
  benefits: [
    {
      title: 'Proven at your duty point',
      text: `Flow, pressure and power are measured where the machine will work. For our machines in general: ${claims.inText(claims.energySavings)} energy savings; the figures of each series are lower.`,
    },
    {
      title: 'Tuned to the process',
      text: 'Limits, ramps and set points are matched to your demand, across the flow range of your model.',
    },
    {
      title: 'Protected from day one',
      text: 'Alarms and interlocks are tripped on purpose, before the process relies on them.',
    },
    {
      title: 'A written record',
      text: `You keep the record of every check and setting. Every later inspection is compared with it, over a lifespan of ${claims.inText(claims.equipmentLife)}.`,
    },
  ],
  stepsTitle: 'Five steps to a running machine',
  steps: [
    {
      title: 'Inspection',
      text: 'Package, pipe, supply and ventilation are checked against the drawings.',
    },
    {
      title: 'Electrical check',
      text: `Supply of ${claims.supply}, earthing, rotation and the signals to your control system.`,
    },
    {
      title: 'First start',
      text: 'With no load, the shaft lifts off its foils, and temperatures are left to settle.',
    },
    {
      title: 'Performance test',
      text: `Flow, pressure, power and noise are measured across the range, and at your duty point. The noise level has to be below ${claims.inText(claims.noise).replace('< ', '').replace(' ', '\u00a0')}.`,
    },
    {
      title: 'Handover',
      text: 'Settings are saved, the record is signed, and your operators take over.',
    },
  ],
  feature: {
    title: 'Every setting stays visible to you.',
    text: 'All that we set during commissioning is on the machine’s screen.',
    points: [
      {
        title: 'The mode your process needs',
        text: 'We choose it with you, and test it.',
      },
      {
        title: `${claims.inText(claims.startStopCycles)} start/stop cycles`,
        text: 'The bearings allow it, so the machine can rest whenever the process does.',
      },
      {
        title: `${claims.fieldbus} and ${claims.analogue}`,
        text: 'Each signal is traced from the machine to your control room, and back.',
      },
    ],
    caption: 'Performance test: the laptop reads what the touch screen shows.',
  },
} as const;

export const installation = {
  title: 'Installation',
  lead: 'Motor, impeller, inverter and controller come in one package that stands on a level floor: no pit, and no anchors to grout.',
  measures: [
    { ...claims.singleUnitInstallation, label: 'For a single unit' },
    { ...claims.systemInstallation, label: 'For larger systems' },
  ],
  capabilitiesTitle: 'Our scope of work',
  capabilities: [
    'Survey of the site and the access route',
    'Lifting, setting down and levelling',
    'Connection to your discharge pipe, with blow-off and check valve',
    'Intake and exhaust ducts, room ventilation',
    'Connection to your supply, and earthing',
    'Signals to the control system',
    'Several machines on one header',
    'Removal of the old machine',
  ],
  caption: 'MAX on its slings: one package, set down on its marked place.',
} as const;

/** Only two of the courses have a stated length. */
export const training = {
  title: 'Training',
  lead: 'Trained crews call us less often, and call before a fault becomes a stop.',
  programmes: [
    {
      figure: '4',
      unit: 'hours',
      title: 'Basic Operator Training',
      text: 'For the people who run the machine: starting and stopping, modes, alarms, filters, and what to write down.',
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
      text: 'For the colleague who will teach the others: the material, the exercises, and how to pass them on.',
    },
    {
      figure: 'On request',
      title: 'Customized',
      text: 'For plants with their own procedures: your machines, your shifts, your questions.',
    },
  ],
  feature: {
    title: 'Taught at the machine, not in a classroom.',
    text: 'Each course begins with the shaft. Once you have seen the shaft lift off, the rest makes sense.',
    points: [
      { title: 'Small groups', text: 'Everyone operates the screen.' },
      {
        title: 'Training at your plant',
        text: 'With the machine, alarms and controls your people will work with.',
      },
      {
        title: 'A guide to keep',
        text: 'A short guide to every exercise stays at the machine.',
      },
    ],
    caption: 'How every course begins: the shaft lifts off its foil.',
  },
} as const;

export const support = {
  title: 'Support Plans',
  lead: 'The basic plan comes with every machine. Choose between the other two by what an hour of downtime costs you. On request we confirm how long the basic plan runs, and whether a price covers one machine or a whole site.',
  comprehensive: {
    title: 'Comprehensive support',
    text: 'The services behind our plans. Each plan lists its own.',
    features: [
      'Remote diagnostics with your consent',
      'Software updates for the life of the machine',
      'Parts by serial number',
      'Scheduled preventive maintenance',
      'Advice when the process changes',
      'One record for each machine',
    ],
  },
  network: {
    title: 'Global network',
    text: (count: number) =>
      `Sales and service in ${count} regions, each assigned to an office. The ${claims.inText(claims.technicians)} certified technicians are those of this network; the company itself has ${claims.inText(claims.employees)} employees.`,
  },
} as const;

export const faq = {
  title: 'Frequently asked questions',
  lead: 'Questions that plants ask before the first start.',
};

export const closing = {
  title: 'Tell us when the machine has to run.',
  text: 'The service team plans backwards from your date: site, transport, installation, commissioning, training.',
};
