import type { SelectionOption, SpecModel, SpecProperty, TimelineItem } from '@brand/ui';
import { Droplets, Fish, FlaskConical, Utensils, Wind, Zap } from 'lucide';
import * as claims from './claims.ts';

const inText = claims.inText;

export const title = 'Technologies';
export const description = `Air-foil bearings for ${inText(claims.startStopCycles)} on/off cycles, ${claims.motorClass} motors with up to ${inText(claims.motorEfficiency)} efficiency, milled impellers and touch-screen control: ${inText(claims.technologySavings)} energy savings.`;

export const hero = {
  title: 'One shaft. Nothing touches it.',
  text: `Bearing, motor, impeller and control are designed as one machine. It saves ${inText(claims.technologySavings)} of the energy and pays back in ${inText(claims.payback)}.`,
};

export const measures = [
  { ...claims.startStopCycles, label: 'On/off cycles' },
  { ...claims.turnDown, label: 'Turn-down' },
  { ...claims.motorEfficiency, label: `${claims.motorClass} motor, at best` },
  { ...claims.noise, label: 'Noise level' },
];

export const tabs = [
  { id: 'air-bearing', name: 'Air Bearing' },
  { id: 'pmsm-motor', name: 'PMSM Motor' },
  { id: 'nstb-plus', name: 'NSTB+ Bearing' },
  { id: 'impeller', name: 'Impeller' },
  { id: 'control-system', name: 'Control System' },
  { id: 'comparison', name: 'Comparison' },
] as const;

export const airBearing = {
  title: 'Air Bearing',
  text: 'A thin foil lies around the shaft. At rest the shaft lies on it; at speed it drags air into the gap, lifts off, and floats.',
  points: [
    {
      title: 'No oil at all',
      text: 'No pump, no tank, no seal, and nothing that could reach the process air.',
    },
    {
      title: `${inText(claims.startStopCycles)} on/off cycles`,
      text: 'Only starts and stops touch the foil. Hours do not count.',
    },
    {
      title: `${inText(claims.bearingLife)} of bearing life`,
      text: 'Stated for RMX and EMX: the bearing is not on the maintenance plan.',
    },
  ],
  caption:
    'Air-foil bearing: the shaft starts, lifts off, floats and settles. Clearance exaggerated.',
};

export const timeline = {
  title: 'How the bearing grew up',
  lead: 'From the first shaft that floated to a bearing for plants that start all day.',
  items: [
    {
      year: String(claims.foundedIn),
      event: 'The first shaft floats',
      milestone: 'A rotor is carried by the air that it moves.',
    },
    {
      year: '2016',
      event: 'At home in the field',
      milestone: 'What plants do to a bearing in years of service goes into foil and coating.',
    },
    {
      year: '2019',
      event: 'Foils in series',
      milestone: 'With the second factory, bearings are made and measured in large numbers.',
    },
    {
      year: '2022',
      event: 'One bearing, three series',
      milestone: 'MAX, RMX and EMX run on the same design.',
    },
    {
      year: '2023',
      event: 'NSTB+',
      milestone: `The second generation is rated for ${inText(claims.nstbPlusCycles)} on/off cycles.`,
      highlight: true,
    },
  ] satisfies TimelineItem[],
};

export const applications = {
  title: 'Where it makes the difference',
  lead: 'Six branches in which air must be clean, steady, and cheap to make.',
  items: [
    {
      icon: Droplets,
      title: 'Wastewater',
      text: 'Basins that are aerated in phases: every rest is a stop, every stop is allowed.',
    },
    {
      icon: Fish,
      title: 'Aquaculture',
      text: 'No oil above the water, by design and not by filter.',
    },
    {
      icon: Utensils,
      title: 'Food',
      text: 'Air that may touch the product, in rooms that are washed every night.',
    },
    {
      icon: FlaskConical,
      title: 'Chemical',
      text: 'Process air without a lubricant that could react with it.',
    },
    {
      icon: Wind,
      title: 'Pneumatic conveying',
      text: 'Pressure that follows the line, batch after batch.',
    },
    {
      icon: Zap,
      title: 'Power plants',
      text: 'Machines that stand ready, and start whenever the grid asks.',
    },
  ],
};

export const motor = {
  title: 'PMSM Motor',
  text: 'A permanent-magnet synchronous motor turns with its field, without slip. It sits on the shaft of the impeller, so there is no gear and no coupling.',
  points: [
    {
      title: `${claims.motorClass}, up to ${inText(claims.motorEfficiency)}`,
      text: 'No current is spent on magnetising the rotor. What is not lost need not be cooled.',
    },
    {
      title: `Speed held to ${inText(claims.speedControl)}`,
      text: 'Flow is set by speed alone, so pressure stays where the process wants it.',
    },
    {
      title: `${inText(claims.turnDown)} turn-down`,
      text: 'The inverter follows the demand. Nothing is throttled or blown off.',
    },
  ],
  caption: 'Permanent-magnet motor along its axis: impeller, bearing, rotor, stator and jacket.',
};

export const nstbPlus = {
  title: 'NSTB+ Bearing',
  badge: 'Patent',
  text: 'Two layers of bump foil share the load under the top foil. The shaft lifts off earlier and settles more softly, and each start wears less.',
  points: [
    {
      title: `${inText(claims.nstbPlusCycles)} on/off cycles`,
      text: 'For batch processes that stop and start through the day.',
    },
    {
      title: 'Stiff where it must be',
      text: 'The second layer joins in only when the load rises.',
    },
    {
      title: 'The same place, the same air',
      text: 'It needs neither oil nor current, like the bearing that it follows.',
    },
  ],
  caption: 'NSTB+ bearing close up: two layers of bump foil under the top foil.',
};

export const impeller = {
  title: 'Impeller',
  text: 'Full and splitter blades, milled from one piece of aluminium, turn speed into pressure. Their form keeps the flow attached far into part load.',
  points: [
    {
      title: claims.impellerMaterial,
      text: 'The alloy of the impellers of RMX and EMX: light, and strong at speed.',
    },
    {
      title: `Balanced to ${claims.balanceGrade}`,
      text: 'As one rotor with its motor, because each fit adds an error of its own.',
    },
    {
      title: 'One for each machine',
      text: 'Its form belongs to flow and pressure of the model, not to a catalogue of wheels.',
    },
  ],
  caption: 'Impeller with nine full and nine splitter blades.',
};

export const control = {
  title: 'Control System',
  text: `A ${inText(claims.screen).replace(' ', '-')} touch screen with ${claims.screenModes} modes shows what the machine does, and what it costs. Everything on it is also on your own control system.`,
  points: [
    {
      title: `${claims.fieldbus} and ${claims.analogue}`,
      text: 'Set points in; flow, pressure, power, temperatures and alarms out.',
    },
    { title: claims.supply, text: 'The inverter is in the cabinet, wired and tested.' },
    {
      title: 'Away from surge',
      text: 'The controller knows the limit of the map and keeps its distance, at every speed.',
    },
  ],
  caption: 'Touch screen with live values.',
};

const words = (key: string, label: string): SpecProperty => ({ key, label, align: 'start' });

export const comparison = {
  title: 'Comparison',
  lead: 'Each of these bearings is good engineering. Each is worn by something else, and that decides.',
  label: 'Comparison of bearing types',
  properties: [
    words('efficiency', 'Efficiency'),
    words('maintenance', 'Maintenance'),
    words('noise', 'Noise'),
    words('lifespan', 'Lifespan'),
    words('cost', 'Cost'),
  ],
  bearings: [
    {
      code: 'Air-foil',
      values: {
        efficiency: 'Very high: friction of a film of air',
        maintenance: 'None on the bearing',
        noise: 'Very low, without contact at speed',
        lifespan: `${inText(claims.startStopCycles)} on/off cycles`,
        cost: 'Moderate to buy, lowest to run',
      },
    },
    {
      code: 'NSTB+',
      badge: { text: 'Patent', tone: 'patent' },
      values: {
        efficiency: 'Very high: friction of a film of air',
        maintenance: 'None on the bearing',
        noise: 'Very low, without contact at speed',
        lifespan: `${inText(claims.nstbPlusCycles)} on/off cycles`,
        cost: 'Higher than air-foil to buy, as low to run',
      },
    },
    {
      code: 'Magnetic',
      values: {
        efficiency: 'High: the controller takes its share',
        maintenance: 'Electronics, reserve supply, touch-down bearings',
        noise: 'Very low, without contact',
        lifespan: 'That of its electronics',
        cost: 'High to buy',
      },
    },
    {
      code: 'Rolling',
      values: {
        efficiency: 'Moderate: friction grows with speed',
        maintenance: 'Grease or oil, and replacement by the hour',
        noise: 'Audible, and rising with wear',
        lifespan: 'Counted in revolutions',
        cost: 'Low to buy, highest to keep',
      },
    },
  ] satisfies SpecModel[],
  guideTitle: 'Which one, when',
  guide: [
    {
      name: 'Air-foil',
      when: [
        'A few starts a day',
        'Air must be free of oil',
        'Nobody should have to think of the bearing',
      ],
      href: '#air-bearing',
    },
    {
      name: 'NSTB+',
      badge: { text: 'Patent', tone: 'patent' },
      when: ['Many starts a day, all year', 'Batch processes and phased aeration'],
      href: '#nstb-plus',
    },
    {
      name: 'Magnetic',
      when: ['A heavy rotor at high speed', 'Starts without number', 'Special gases or vacuum'],
    },
    {
      name: 'Rolling',
      when: ['Low speed and a steady load', 'A crew that is there to grease it'],
    },
  ] satisfies SelectionOption[],
};

export const faq = {
  title: 'Questions about the machine',
  lead: 'What engineers ask us when they see it for the first time.',
};

export const closing = {
  title: 'Ask for the drawings.',
  text: 'Sections, curves and the answers to your own list: an engineer sends them, and explains them when you call.',
};
