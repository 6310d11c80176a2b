import { caseStudiesLead } from '@brand/catalogue/caseStudies';
import * as claims from '@brand/catalogue/claims';
import { plantRoomAutomotive, plantRoomEnergy, plantRoomHighrise } from '@brand/media';

export const hero = {
  title: 'Oil-free air for plants and\u00a0buildings.',
  text: `${claims.inText(claims.energySavings)} energy savings and payback in ${claims.inText(claims.payback)}, for these applications as a whole. Each series has its own figures.`,
};

export const chips = ['Manufacturing', 'Wastewater', 'Power Plants', 'Commercial HVAC'];

export const measures = [
  { ...claims.energySavings, label: 'Energy Savings' },
  { ...claims.payback, unit: 'yrs', label: 'Payback' },
  { ...claims.noise, label: 'Noise' },
  { value: 'Oil-Free', label: 'Operation' },
];

export const tabs = [
  { name: 'Industrial Manufacturing', href: '#industrial-manufacturing' },
  { name: 'Commercial Buildings', href: '#commercial-buildings' },
  { name: 'Environmental Solutions', href: '#environmental-solutions' },
  { name: 'Energy Sector', href: '#energy-sector' },
  { name: 'Case Studies', href: '#case-studies' },
] as const;

export const typicalTitle = 'Typical applications';

export const industrial = {
  title: 'Industrial Manufacturing',
  text: 'Oil-free air for conveying, drying, packaging and process, at the flow that each shift needs.',
  image: plantRoomAutomotive,
  benefits: [
    {
      title: 'No oil in the product',
      text: 'The machine adds no oil, so none of its own has to be filtered out downstream.',
    },
    {
      title: 'Air on demand',
      text: `Speed follows demand without blow-off, across ${claims.inText(claims.turnDown)} of the flow for our machines in general.`,
    },
    {
      title: 'Less noise on the shop floor',
      text: `${claims.under(claims.noise)} for each blower; the level of your model is on its page. No gearbox, and none of the pulsation of a lobe blower.`,
    },
  ],
  applications: [
    'Pneumatic conveying',
    'Food and beverage',
    'Chemical processes',
    'Drying and air knives',
    'Paint and surface treatment',
    'Packaging lines',
    'Textiles',
    'Aquaculture',
  ],
  challengesTitle: 'Challenges and solutions',
  challenges: [
    {
      challenge: 'Energy is the largest part of the cost of compressed air.',
      solution: 'A direct-driven shaft on air turns only as fast as the lines need.',
    },
    {
      challenge: 'Oil in the air ends up in the product.',
      solution: 'No oil anywhere in the machine, so none to leak or filter.',
    },
    {
      challenge: 'Maintenance stops the line.',
      solution:
        'Motor and impeller share one shaft, without oil or gears: routine upkeep is mainly filters.',
    },
    {
      challenge: 'Demand changes with every shift.',
      solution: `Our machines follow demand by speed, without blow-off across the flow range of the model. The quote gives the lowest flow.`,
    },
    {
      challenge: 'The blower room is too loud to work in.',
      solution:
        'Levels add up. Tell us your limit and how many machines share the room: we calculate the level there.',
    },
  ],
} as const;

export const commercial = {
  title: 'Commercial Buildings',
  text: 'Buildings run at part load for most of the day. Oil-free, direct-driven machines follow the load, for process air and cooling.',
  image: plantRoomHighrise,
  benefits: [
    {
      title: 'Part load is the normal case',
      text: 'Speed follows the load down to the lowest flow of the model.',
    },
    {
      title: 'A small footprint',
      text: 'One package on a level floor, with no foundation to build.',
    },
    {
      title: 'Connects to building control',
      text: `Over ${claims.builtInProtocol}, so the machine’s power is shown beside the building’s.`,
    },
  ],
  typesTitle: 'Eight commercial building types',
  types: [
    {
      title: 'Office towers',
      text: 'Cooling that follows the working day and rests at night.',
      link: { name: 'Chiller', href: '/products/chiller' },
    },
    {
      title: 'Hospitals',
      text: 'Oil-free air and vacuum, day and night.',
      link: { name: 'Vacuum pump', href: '/products/vacuum-pump' },
    },
    { title: 'Hotels', text: 'Plant rooms near guests: no gearbox, no pulsation.' },
    {
      title: 'Shopping centres',
      text: 'Cooling for floors that fill and empty by the hour.',
    },
    {
      title: 'Universities',
      text: 'Part load for most of the year: evenings, weekends, holidays.',
    },
    {
      title: 'Data centres',
      text: 'Cooling around the clock, with values and alarms in your control system.',
    },
    { title: 'Airports', text: 'Long hours, and a load that follows the flight schedule.' },
    {
      title: 'Residential towers',
      text: 'One balanced shaft: little vibration for the homes above and below.',
    },
  ],
} as const;

export const environmental = {
  title: 'Environmental Solutions',
  text: `By our figures, compressed air takes ${claims.compressedAirShare}% of a treatment plant’s energy, most of it for the basins: measure the share at your plant. Blowers that follow dissolved oxygen make only the air that the bacteria use.`,
  benefits: [
    {
      title: 'Oxygen, not blow-off',
      text: 'Speed follows dissolved oxygen, so the basins get what they use.',
    },
    {
      title: 'Clean air, clean diffusers',
      text: 'No oil from the machine reaches the membranes, so none can clog or soften them.',
    },
    {
      title: 'Night load by speed',
      text: 'When the load falls at night, the machine slows down instead of blowing off.',
    },
  ],
  applications: [
    'Municipal treatment plants',
    'Industrial effluent',
    'Membrane bioreactors',
    'Sequencing batch reactors',
    'Aerobic digestion',
    'Lagoon aeration',
  ],
  diagramTitle: 'Integration points',
  diagramLead:
    'A treatment plant needs air at four points, three along the water and one at the sludge tank. Each has its own pressure and daily pattern.',
  source: 'Turbo blowers',
  caption:
    'Wastewater treatment with aerobic stabilization of the sludge, and the four integration points where blowers supply air.',
  stages: [
    { title: 'Screens', shape: 'screen' },
    {
      title: 'Grit chamber',
      shape: 'grit',
      point: {
        title: 'Grit removal',
        text: 'Air rolls the water, so that clean grit settles and organic matter stays in suspension.',
      },
    },
    { title: 'Primary clarifier', shape: 'clarifier', sideLine: 'out' },
    {
      title: 'Aeration basin',
      shape: 'basin',
      point: {
        title: 'Biological treatment',
        text: 'Fine bubbles feed the bacteria: the largest load, controlled by dissolved oxygen.',
      },
    },
    { title: 'Secondary clarifier', shape: 'clarifier', sideLine: 'out' },
    {
      title: 'Filter',
      shape: 'filter',
      point: {
        title: 'Filter backwash',
        text: 'Short bursts break up the bed: too few hours a year for energy alone to pay for a separate blower.',
      },
    },
    { title: 'Outfall', shape: 'outlet' },
    {
      title: 'Open sludge tank',
      text: 'From both clarifiers',
      sideLine: 'in',
      point: {
        title: 'Sludge stabilization',
        text: 'Air feeds the bacteria that break the sludge down, and mixes it while the level rises and falls.',
      },
    },
  ],
} as const;

export const energy = {
  title: 'Energy Sector',
  text: 'A power plant runs on its own product: every kilowatt-hour that its auxiliaries save can be sold.',
  image: plantRoomEnergy,
  benefits: [
    {
      title: 'Lower auxiliary load',
      text: 'Speed follows the boiler, so the blowers draw less when the plant runs at part load.',
    },
    {
      title: 'Made for starts and stops',
      text: `Plants that follow the grid start often. The bearings are rated for ${claims.inText(claims.startStopCycles)} on/off cycles.`,
    },
    { title: 'No oil near heat', text: 'No lubricating oil that could leak onto hot surfaces.' },
  ],
  cardsTitle: 'Six power plant applications',
  cardsLead:
    'Six places in a power plant that run on low-pressure air. Below the pressures of our blowers, use a fan.',
  cards: [
    {
      title: 'Flue-gas desulphurization',
      text: 'Oxidation air for the absorber, steady against a deep column of slurry.',
    },
    {
      title: 'Fly-ash handling',
      text: 'Air, warm from compression, that moves ash from the hoppers to the silo and keeps it fluidized there.',
    },
    {
      title: 'Combustion air',
      text: 'Air for burners and fluidized beds, matched to the boiler load.',
    },
    {
      title: 'Seal and purge air',
      text: 'A slight overpressure that keeps dust and gas where they belong.',
    },
    {
      title: 'Water treatment',
      text: 'Aeration and backwash for the water the plant takes in and returns.',
    },
    {
      title: 'Biogas and fuel gas',
      text: 'Air for the bioreactor of a biogas scrubber. It regenerates the scrubbing liquid and does not mix with the gas.',
    },
  ],
} as const;

export const cases = {
  title: 'Case Studies',
  lead: caseStudiesLead,
  action: 'All case studies',
};

export const statistics = {
  title: 'Industry statistics',
  lead: 'Four figures for these applications.',
  measures: [
    {
      ...claims.energySavings,
      label: 'Energy savings',
      text: 'For these applications as a whole, without a stated baseline; the figures of each series are lower. At a steady load, plan with the low end of your series.',
    },
    {
      ...claims.payback,
      label: 'Payback',
      text: 'From energy savings alone; it depends on your running hours and tariff.',
    },
    {
      ...claims.turnDown,
      label: 'Turn-down',
      text: 'Of the flow, for our machines in general; each model has its own range.',
    },
    {
      ...claims.equipmentLife,
      label: 'Equipment lifespan',
      text: 'At speed nothing in the bearings touches, and there are no gears to wear.',
    },
  ],
};

export const faq = {
  title: 'Frequently asked questions',
  lead: 'Questions that buyers ask first.',
};

export const closing = {
  title: 'Which machine suits your process?',
  text: 'An application engineer looks at your flow, pressure and hours, and tells you what it would save.',
};
