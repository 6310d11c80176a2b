import { Feather, Gauge, Plug, Repeat, ShieldCheck, Volume2 } from 'lucide';
import * as claims from './claims.ts';
import { company } from './company.ts';

const inText = claims.inText;
const under = claims.under;
const cycles = `${inText(claims.startStopCycles)} on/off cycles`;
const operatingRange = `${inText(claims.turnDown)} operating range`;

export const name = 'About Us';

export const description = `Who builds oil-free turbo blowers on air-foil bearings since ${claims.foundedIn}: the company, its vision, certifications, patents and milestones.`;

export const hero = {
  title: `Since ${claims.foundedIn}, one idea: let the shaft float.`,
  text: `We make high-speed turbo blowers without oil, gears or contact. ${inText(claims.unitsInstalled)} of them have been installed in ${inText(claims.countries)} countries.`,
};

/** Sections of the page, as the hero's buttons and the bar name them. */
export const sections = [
  { id: 'our-company', name: 'Our Company' },
  { id: 'vision', name: 'Vision' },
  { id: 'certifications', name: 'Certifications' },
  { id: 'milestones', name: 'Milestones' },
] as const;

export const overview = {
  title: 'Our Company',
  lead: 'A maker of machines that move air. Design, impellers, bearings, motors, controls and the test field are under one roof, so that one team answers for the figure at the meter.',
  measures: [
    { value: '75', unit: '%', label: 'Efficiency' },
    { ...claims.unitsInstalled, label: 'Units installed' },
    { ...claims.payback, unit: 'years', label: 'Customer ROI' },
    { value: '120+', label: 'Employees' },
  ],
};

export const energy = {
  title: 'Why air comes first.',
  text: 'In a wastewater treatment plant, more than half of the electricity is spent on compressed air for the aeration basins. No other machine there is worth improving as much.',
  caption: 'Energy use of a wastewater treatment plant',
  parts: [
    { label: 'Compressed air', share: 55 },
    { label: 'Pumps', share: 20 },
    { label: 'Clarifier', share: 12 },
    { label: 'Lighting', share: 8 },
    { label: 'Others', share: 5 },
  ],
};

export const headquartersCard = {
  title: 'Headquarters',
  text: 'Engineering, production and the test field stand side by side in South Korea. Every machine runs there at its duty point before it leaves.',
  points: {
    capacity: {
      title: `${inText(claims.annualCapacity)} a year`,
      text: 'Annual capacity since the second factory started.',
    },
    test: {
      title: `Verified to ${inText(claims.testAccuracy)}`,
      text: 'Flow, pressure and power of each machine, measured to the performance test code.',
    },
  },
};

export const features = {
  title: 'Key Features',
  lead: 'What every machine of ours has in common, whatever its size.',
  items: [
    {
      icon: Feather,
      title: 'Oil-free',
      text: 'Air-foil bearings carry the shaft on air. There is no oil to leak, filter or change.',
    },
    {
      icon: Gauge,
      title: operatingRange,
      text: 'Speed follows the process. Nothing is blown off to stay within the map.',
    },
    {
      icon: Repeat,
      title: cycles,
      text: 'The bearing is made to start and stop as often as the process wants.',
    },
    {
      icon: Volume2,
      title: `${under(claims.noise)}(A)`,
      text: 'No gearbox and no pulsation: the machine stands where people work.',
    },
    {
      icon: ShieldCheck,
      title: `Performance within ${inText(claims.testAccuracy)}`,
      text: 'What the datasheet promises is what the test field has measured.',
    },
    {
      icon: Plug,
      title: 'Plug and play',
      text: 'Blower, motor, inverter, filter and control arrive in one cabinet, ready to connect.',
    },
  ],
};

export const clients = {
  title: 'Key Clients',
  lead: 'The plants that run on our air. Names are given on request, with their consent.',
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
  title: 'Global Presence',
  lead: 'Six places from which we design, build, sell and serve.',
  regions: [
    { name: 'South Korea', detail: 'Headquarters' },
    { name: 'China', detail: 'Changzhou' },
    { name: 'India', detail: 'Mumbai' },
    { name: 'Japan' },
    { name: 'Europe' },
    { name: 'North America' },
  ],
};

export const technologies = {
  title: 'Three Core Technologies',
  lead: 'Three parts decide how the machine runs, and how long. They are our own.',
  items: [
    {
      id: 'bearing',
      title: 'Air-foil bearing',
      description:
        'At speed the shaft draws in its own film of air and lifts off. Metal meets metal only in the moments of start and stop, and the foil is coated for them.',
      features: ['No lubricant', cycles, 'Nothing to adjust'],
      href: '/technologies#air-bearing',
    },
    {
      id: 'impeller',
      title: 'Impeller',
      description: `Milled from a single piece of ${claims.impellerMaterial} and balanced to ${claims.balanceGrade}. Its blades are drawn for a wide map, not for one point on it.`,
      features: ['One piece', `Balanced to ${claims.balanceGrade}`, operatingRange],
      href: '/technologies#impeller',
    },
    {
      id: 'package',
      title: 'Plug-and-play package',
      description:
        'Inlet filter, silencer, blower, motor, inverter and touch screen in one cabinet. On site it takes a foundation, a pipe and a cable.',
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
  title: 'Air without waste.',
  lead: `What is not compressed need not be generated. Our goals for ${claims.goalsYear} were set by that sentence.`,
  mission: `Since ${claims.foundedIn} we have had one mission: to give every process exactly the air it needs, without oil, without noise that drives people away, and with no more energy than physics asks for.`,
  missionName: 'Our mission',
  goalsTitle: `Goals for ${claims.goalsYear}`,
  goals: [
    {
      title: 'Efficiency',
      figure: '80',
      unit: '%',
      text: 'Efficiency of the machine, and 500M kWh of annual savings at our customers.',
    },
    {
      title: 'Reach',
      figure: '50',
      unit: 'countries',
      text: '15,000 units in operation around the world.',
    },
    {
      title: 'Responsibility',
      figure: '95',
      unit: '%',
      text: `Of every machine recyclable. ${company.commitment}.`,
    },
  ],
};

export const certifications = {
  title: 'Certifications',
  lead: 'Standards we are audited against, the codes our test field measures by, and three of our patents. Documents are sent on request.',
  items: [
    {
      id: 'iso9001',
      category: 'Quality',
      name: 'ISO 9001:2015',
      text: 'Quality management from design to service.',
    },
    {
      id: 'iso14001',
      category: 'Environment',
      name: 'ISO 14001',
      text: 'Environmental management of production and supply.',
    },
    {
      id: 'asmePtc13',
      category: 'Performance test code',
      name: 'ASME PTC 13',
      text: `Wire-to-air performance of blowers, verified to ${inText(claims.testAccuracy)}.`,
    },
    {
      id: 'iso5389',
      category: 'Additional certification',
      name: 'ISO 5389',
      text: 'Performance test code for turbo compressors.',
    },
    {
      id: 'ce',
      category: 'Additional certification',
      name: 'CE',
      text: 'Conformity with the European directives for machinery.',
    },
    {
      id: 'bearing',
      category: 'Patent',
      name: 'Air-foil bearing',
      text: 'The foil that carries the shaft.',
    },
    {
      id: 'impeller',
      category: 'Patent',
      name: 'Impeller',
      text: 'The blade that draws the air.',
    },
    {
      id: 'package',
      category: 'Patent',
      name: 'Plug-and-play package',
      text: 'The cabinet that guides the air.',
    },
  ],
} as const;

export const milestones = {
  title: 'Milestones',
  lead: 'Eighteen years, told in six of them.',
  items: [
    {
      year: String(claims.foundedIn),
      event: 'The company is founded',
      milestone: 'The first shaft floats on the air that it moves.',
    },
    {
      year: '2016',
      event: '3,000 units sold',
      milestone: 'Nine years after the first.',
    },
    {
      year: '2019',
      event: 'Second factory',
      milestone: `Annual capacity grows to ${inText(claims.annualCapacity)}.`,
    },
    {
      year: '2022',
      event: 'One platform, three series',
      milestone: 'MAX, RMX and EMX share bearing, motor and control.',
    },
    {
      year: '2023',
      event: 'NSTB+ bearing',
      milestone: `Rated for ${inText(claims.nstbPlusCycles)} on/off cycles, half as many again as before.`,
    },
    {
      year: String(claims.goalsYear),
      event: 'The year of our goals',
      milestone: `${company.commitment}.`,
      highlight: true,
    },
  ],
  totals: [
    { value: '18+', label: 'Years' },
    { ...claims.unitsInstalled, label: 'Units' },
    { ...claims.countries, label: 'Countries' },
    { value: '12+', label: 'Patents' },
  ],
};

export const closing = {
  title: 'See what one of them would save you.',
  text: 'Send us the flow, the pressure and your tariff. You get a calculation, not a brochure.',
};
