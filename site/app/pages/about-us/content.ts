import { certificates, patents } from '@brand/catalogue/certificates';
import * as claims from '@brand/catalogue/claims';
import { digits } from '@brand/catalogue/digits';
import { events, firstUnits } from '@brand/catalogue/history';
import { models } from '@brand/catalogue/models';
import { headquarters } from '@brand/catalogue/offices';
import { project } from '@brand/catalogue/worldMap';

const inText = claims.inText;
const efficiencies = models.map(({ efficiency }) => efficiency);
const under = claims.under;
const cycles = `${inText(claims.startStopCycles)} on/off cycles`;
/** Of all models. */
const efficiency = `${digits(Math.min(...efficiencies), 0)}–${digits(Math.max(...efficiencies), 0)}%`;
const operatingRange = `${inText(claims.turnDown)} operating range`;

export const hero = {
  title: `Turbo blowers on air\u00a0bearings since\u00a0${claims.foundedIn}.`,
  text: `We build high-speed turbo blowers without oil or gears, for plants in ${inText(claims.countries)} countries.`,
  measures: [
    { value: '75', unit: '%', label: `Efficiency of the product line; by model ${efficiency}` },
    { ...claims.unitsInstalled, label: `Units installed by ${claims.totalsYear}` },
    { ...claims.payback, unit: 'years', label: 'Customer ROI' },
    { ...claims.employees, label: 'Employees' },
  ],
};

/** Sections of the page, for the buttons of the hero and the section navigation. */
export const sections = [
  { id: 'our-company', name: 'Our Company' },
  { id: 'vision', name: 'Vision' },
  { id: 'certifications', name: 'Certifications' },
  { id: 'milestones', name: 'Milestones' },
] as const;

export const overview = {
  title: 'Our Company',
  lead: 'We build oil-free turbo blowers, compressors, vacuum pumps and chillers. Bearing, impeller and package are our own, so one company answers for what your power meter reads.',
};

export const energy = {
  title: `Compressed air takes ${claims.compressedAirShare}% of a treatment plant’s energy.`,
  text: 'In the split we work with, compressed air takes more than everything else together, so aeration is the first place to save.',
  caption: 'Energy use of a wastewater treatment plant',
  parts: [
    { label: 'Compressed air', share: claims.compressedAirShare },
    { label: 'Pumps', share: 20 },
    { label: 'Clarifier', share: 12 },
    { label: 'Lighting', share: 8 },
    { label: 'Others', share: 5 },
  ],
};

export const headquartersCard = {
  title: 'Headquarters',
  text: 'Our headquarters are in South Korea. Every machine runs on the test bed at its duty point before it ships.',
  points: {
    capacity: {
      title: `${inText(claims.annualCapacity)} a year`,
      text: 'Annual capacity since the second factory opened.',
    },
    test: {
      title: `Verified to ${inText(claims.testAccuracy)}`,
      text: 'Measured to the performance test code.',
    },
  },
};

export const features = {
  title: 'Key features',
  lead: 'Common to our turbo blowers, whatever their size.',
  items: [
    {
      title: 'Oil-free',
      text: 'Air-foil bearings carry the shaft on air. There is no oil to leak, filter or change.',
    },
    {
      title: `${inText(claims.turnDown)} range`,
      text: 'Speed follows the process, without blow-off. Each model has its own range.',
    },
    {
      title: `${inText(claims.startStopCycles)} cycles`,
      text: 'On/off cycles rated for the air-foil bearing, which wears only as the machine starts and stops.',
    },
    {
      title: `${under(claims.noise)}(A)`,
      text: 'No gearbox and no pulsation. Tell us your limit and how many machines share the room.',
    },
    {
      title: `Within ${inText(claims.testAccuracy)}`,
      text: 'Performance, verified on the test bed: you get the record of flow, pressure and power.',
    },
    {
      title: 'Plug and play',
      text: 'Blower, motor, inverter, filter and controls arrive in one cabinet, ready to connect.',
    },
  ],
};

export const clients = {
  title: 'Key clients by sector',
  lead: 'We name clients on request, with their consent.',
  items: [
    'Wastewater treatment',
    'Aquaculture',
    'Food and beverage',
    'Chemical industry',
    'Pneumatic conveying',
    'Manufacturing',
    'Commercial buildings',
    'Power plants',
  ],
};

export const presence = {
  title: 'Global presence',
  lead: 'Where we design, build, sell and service machines. For Changzhou and Mumbai, contact our offices in Shanghai and Bangalore.',
  regions: [
    { title: 'South Korea', text: 'Headquarters' },
    { title: 'China', text: 'Changzhou' },
    { title: 'India', text: 'Mumbai' },
    { title: 'Japan' },
    { title: 'Europe' },
    { title: 'North America' },
  ],
  /** The same on the map, names of neighbours on different sides of their places. */
  places: [
    { id: 'korea', name: 'South Korea', ...project(headquarters.coords) },
    { id: 'china', name: 'China', side: 'before', ...project({ latitude: 31.8, longitude: 120 }) },
    { id: 'india', name: 'India', ...project({ latitude: 19.1, longitude: 72.9 }) },
    { id: 'japan', name: 'Japan', side: 'below', ...project({ latitude: 36, longitude: 138 }) },
    { id: 'europe', name: 'Europe', ...project({ latitude: 50, longitude: 10 }) },
    { id: 'america', name: 'North America', ...project({ latitude: 40, longitude: -100 }) },
  ] as const,
};

export const technologies = {
  title: 'Three core technologies',
  lead: 'Three parts decide how well the machine runs, and for how long. All three are our own.',
  items: [
    {
      id: 'bearing',
      title: 'Air-foil bearing',
      text: 'At speed the shaft draws in its own film of air and lifts off. It touches the foil only as it starts and stops, and the foil is coated for that.',
      features: ['No lubricant', cycles, 'Nothing to adjust'],
      href: '/technologies#air-bearing',
    },
    {
      id: 'impeller',
      title: 'Impeller',
      text: `Milled from a single piece of aluminium, for RMX and EMX ${claims.impellerMaterial}, and balanced to ${claims.balanceGrade}. The blades are shaped for a wide operating map, not for one point on it.`,
      features: ['One piece', `Balanced to ${claims.balanceGrade}`, operatingRange],
      href: '/technologies#impeller',
    },
    {
      id: 'package',
      title: 'Plug-and-play package',
      text: 'Inlet filter, silencer, blower, motor, inverter and touch screen in one cabinet. On site it needs a level floor, a pipe and a cable.',
      features: [
        'One cabinet',
        `${inText(claims.screen)} touch screen`,
        `Modbus and ${claims.analogue}`,
      ],
      href: '/max-series',
    },
  ],
} as const;

export const vision = {
  title: 'Vision',
  mission: `Since ${claims.foundedIn} we have had one mission: to give every process exactly the air it needs, with no oil, less noise and less energy.`,
  goalsTitle: `Goals set for ${claims.goalsYear}`,
  goalsLead: 'Below each is the result, where one has been reported.',
  goals: [
    {
      title: 'Efficiency',
      targets: [
        { name: 'Machine efficiency', values: ['80%'] },
        { name: 'Annual savings for our customers', values: ['500M kWh'] },
      ],
      result: `No result has been reported for the range as a whole; today’s models are at ${efficiency}.`,
    },
    {
      title: 'Reach',
      targets: [
        { name: 'Countries', values: ['50'] },
        { name: 'Units in operation', values: ['15,000'] },
      ],
      result: `Reached in ${claims.totalsYear}: ${inText(claims.countries)} countries and ${inText(claims.unitsInstalled)} units.`,
    },
    {
      title: 'Responsibility',
      targets: [
        { name: 'Of every machine recyclable', values: ['95%'] },
        { name: 'Operations', values: ['Carbon-neutral'] },
      ],
      result: 'No result has been reported.',
    },
  ],
};

export const certifications = {
  title: 'Certifications',
  lead: 'The standards we are audited against, the codes we test to, and three of our patents. The plates of the patents are specimens.',
  request: 'Request the document',
  items: certificates,
  patentsTitle: 'Three patents',
  patents,
};

const installed = Number(claims.unitsInstalled.value.replaceAll(/\D/g, ''));
const unitsOfDot = 10;

export const milestones = {
  title: 'Milestones',
  lead: 'Eighteen years in six dates.',
  items: events,
  totalsTitle: `Totals in ${claims.totalsYear}`,
  dots: {
    total: installed / unitsOfDot,
    pale: firstUnits / unitsOfDot,
    caption: `${inText(claims.unitsInstalled)} units, one dot for every ten. Pale: the first ${digits(firstUnits)}, sold by 2016.`,
  },
  totals: [
    { value: '18+', label: `Years since ${claims.foundedIn}` },
    { ...claims.unitsInstalled, label: 'Units' },
    { ...claims.countries, label: 'Countries' },
    { value: '12+', label: 'Patents' },
  ],
};

export const closing = {
  title: 'See what a turbo blower would save you.',
  text: 'Send us your flow, pressure and tariff. You get a calculation, not a brochure.',
  actions: [
    { name: 'Contact Us', href: '/contact' },
    { name: 'View products', href: '/products' },
  ],
};
