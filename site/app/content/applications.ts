import {
  Building2,
  Flame,
  Fuel,
  GraduationCap,
  Hospital,
  Hotel,
  House,
  Plane,
  Server,
  ShieldHalf,
  ShoppingBag,
  Truck,
  Waves,
  Wind,
} from 'lucide';
import * as claims from './claims.ts';
import {
  segmentCommercialBuildings,
  segmentEnergySector,
  segmentEnvironmentalSolutions,
  segmentIndustrialManufacturing,
} from './media.generated.ts';

export const title = 'Applications';
export const description = `Oil-free turbo blowers in manufacturing, commercial buildings, wastewater and power plants: ${claims.inText(claims.energySavings)} energy savings, payback in ${claims.inText(claims.payback)}.`;

export const hero = {
  title: 'The same air. Different work.',
  text: 'Four sectors, and what each of them asks of a machine that makes nothing but clean air under pressure.',
};

export const chips = ['Manufacturing', 'Wastewater', 'Power Plants', 'Commercial HVAC'];

export const measures = [
  { ...claims.energySavings, label: 'Energy Savings' },
  { ...claims.payback, label: 'Payback' },
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
  text: 'Air that meets the product has to be as clean as the product. Air that moves it has to be there in every shift.',
  image: segmentIndustrialManufacturing,
  benefits: [
    {
      title: 'No oil in the product',
      text: 'None is used in the machine, so none has to be filtered out behind it.',
    },
    {
      title: 'Air by demand',
      text: `Speed follows the lines across ${claims.inText(claims.turnDown)} of the flow. Nothing is blown off.`,
    },
    {
      title: 'Quiet on the shop floor',
      text: `${claims.inText(claims.noise).replace('< ', 'Under ')}: the machine may stand where the air is used.`,
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
  challengesTitle: 'What plants struggle with',
  challenges: [
    {
      challenge: 'Energy is the largest part of what compressed air costs.',
      solution: `A direct-driven shaft on air, at the speed that is needed: ${claims.inText(claims.energySavings)} energy savings.`,
    },
    {
      challenge: 'Oil in the air ends up in the product.',
      solution: 'No oil anywhere in the machine: nothing to leak, filter or test for.',
    },
    {
      challenge: 'Maintenance stops the line.',
      solution: 'Filters are the routine part. There are no gears, belts or couplings.',
    },
    {
      challenge: 'Demand changes with every shift.',
      solution: `Turn-down over ${claims.inText(claims.turnDown)} of the flow by speed alone, without blow-off.`,
    },
    {
      challenge: 'The blower room is too loud to work in.',
      solution: `${claims.inText(claims.noise).replace('< ', 'Under ')}, without a room of its own.`,
    },
  ],
} as const;

export const commercial = {
  title: 'Commercial Buildings',
  text: 'A building breathes all day and is used for half of it. Ventilation, heating and cooling should take what the hour needs, without being heard.',
  image: segmentCommercialBuildings,
  benefits: [
    {
      title: 'Part load is the normal case',
      text: 'The machine is at its best where buildings spend most of their hours.',
    },
    {
      title: 'Little to stand on',
      text: 'One package, no foundation, through a door to the plant floor.',
    },
    {
      title: 'Joins the building control',
      text: `Over ${claims.protocols[0]}, with its kilowatts beside those of the building.`,
    },
  ],
  typesTitle: 'Eight kinds of building',
  types: [
    { icon: Building2, name: 'Office towers', text: 'Load that follows the working day.' },
    { icon: Hospital, name: 'Hospitals', text: 'Clean air without a pause.' },
    { icon: Hotel, name: 'Hotels', text: 'Comfort that nobody hears.' },
    { icon: ShoppingBag, name: 'Shopping centres', text: 'Large floors, changing crowds.' },
    { icon: GraduationCap, name: 'Universities', text: 'Full halls, then empty ones.' },
    { icon: Server, name: 'Data centres', text: 'Cooling around the clock.' },
    { icon: Plane, name: 'Airports', text: 'High halls and long hours.' },
    { icon: House, name: 'Residential towers', text: 'Quiet by day and by night.' },
  ],
} as const;

export const environmental = {
  title: 'Environmental Solutions',
  text: 'Bacteria clean the water, and air keeps them alive. It is where most of the energy of a treatment plant goes, and where most of it can be saved.',
  image: segmentEnvironmentalSolutions,
  benefits: [
    {
      title: 'Oxygen, not blow-off',
      text: 'Speed follows dissolved oxygen, so the basins get what they use.',
    },
    {
      title: 'Clean air, clean diffusers',
      text: 'No oil reaches the membranes, so their pores stay open for longer.',
    },
    {
      title: 'Night load without a second machine',
      text: `One machine turns down over ${claims.inText(claims.turnDown)} of the flow.`,
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
  diagramTitle: 'Where air enters the water',
  diagramLead:
    'Four points of a treatment plant take air, each at a pressure and rhythm of its own.',
  source: 'Turbo blowers',
  caption: 'Wastewater treatment, and the four points at which blowers join it.',
  stages: [
    { name: 'Screens', shape: 'screen' },
    {
      name: 'Grit chamber',
      shape: 'grit',
      point: {
        name: 'Grit removal',
        text: 'A roll of air washes the sand, and keeps afloat what is lighter.',
      },
    },
    { name: 'Primary clarifier', shape: 'clarifier' },
    {
      name: 'Aeration basin',
      shape: 'basin',
      point: {
        name: 'Biological treatment',
        text: 'Fine bubbles feed the bacteria: the largest load, led by dissolved oxygen.',
      },
    },
    { name: 'Secondary clarifier', shape: 'clarifier' },
    {
      name: 'Filter',
      shape: 'filter',
      point: {
        name: 'Filter backwash',
        text: 'Short bursts break up the bed before water rinses it.',
      },
    },
    {
      name: 'Digester',
      shape: 'digester',
      point: {
        name: 'Sludge stabilisation',
        text: 'Air keeps the sludge moving, at a level that changes with its filling.',
      },
    },
  ],
} as const;

export const energy = {
  title: 'Energy Sector',
  text: 'A power plant uses its own product to run. What its auxiliaries save is sold.',
  image: segmentEnergySector,
  benefits: [
    { title: 'Less own consumption', text: 'Every kilowatt saved in the blower room is fed in.' },
    {
      title: 'Made for starts and stops',
      text: 'Plants that follow the grid start often. So may the machine.',
    },
    { title: 'No oil near heat', text: 'Nothing in the machine or its air that could burn.' },
  ],
  cardsTitle: 'Six places in a power plant',
  cards: [
    {
      icon: Waves,
      title: 'Flue-gas desulphurisation',
      text: 'Oxidation air for the absorber, steady against a deep column of slurry.',
    },
    {
      icon: Truck,
      title: 'Fly-ash handling',
      text: 'Dry air that moves ash from the hoppers to the silo, and keeps it fluid there.',
    },
    {
      icon: Flame,
      title: 'Combustion air',
      text: 'Air for burners and fluidised beds, by the load of the boiler.',
    },
    {
      icon: ShieldHalf,
      title: 'Seal and purge air',
      text: 'A little pressure that keeps dust and gas where they belong.',
    },
    {
      icon: Wind,
      title: 'Water treatment',
      text: 'Aeration and backwash for the water that the plant takes and returns.',
    },
    {
      icon: Fuel,
      title: 'Biogas and fuel gas',
      text: 'Clean, oil-free air for the upgrading and the desulphurisation of gas.',
    },
  ],
} as const;

export const cases = {
  title: 'Case Studies',
  lead: 'A plant, a town and a tower: what was asked, what was built, and what the meter says.',
  action: 'All case studies',
};

/** What stands behind the figures of the industry. */
export const statistics = {
  title: 'What the figures mean',
  measures: [
    {
      ...claims.energySavings,
      label: 'Energy savings',
      description: 'Least where the load is steady, most where it changes by the hour.',
    },
    {
      ...claims.payback,
      label: 'Payback',
      description: 'From the savings alone, at the hours that plants run.',
    },
    {
      ...claims.turnDown,
      label: 'Turn-down',
      description: 'By speed, without blow-off and without a second machine.',
    },
    {
      ...claims.equipmentLife,
      label: 'Equipment lifespan',
      description: 'Bearings without oil, a shaft without gears.',
    },
  ],
};

export const faq = {
  title: 'Questions from the plants',
  lead: 'What engineers ask before they ask for a price.',
};

export const closing = {
  title: 'Bring us the process. We bring the air.',
  text: 'An application engineer looks at your flow, pressure and hours, and says what a machine would change.',
};
