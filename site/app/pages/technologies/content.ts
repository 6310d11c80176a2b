import * as claims from '@brand/catalogue/claims';
import type { Callout, SpecModel, SpecProperty, TimelineItem } from '@brand/ui';

const inText = claims.inText;

export const hero = {
  title: 'One shaft, floating on air.',
  text: `Bearing, motor, impeller and control are designed as one machine: ${inText(claims.technologySavings)} energy savings, payback in ${inText(claims.payback)}.`,
};

/** Parts of the picture. */
export const callouts: readonly Callout[] = [
  { text: 'Impeller', from: [133, 270], to: [40, 92] },
  { text: 'Air-foil bearing behind the cover', from: [283, 423], to: [190, 568] },
  { text: 'PMSM motor in its cooling jacket', from: [383, 164], to: [330, 48] },
];

export const actions = [
  { name: 'Explore Technologies', href: '#air-bearing' },
  { name: 'Compare Technologies', href: '#comparison' },
];

export const measures = [
  { ...claims.startStopCycles, label: 'On/off cycles' },
  { ...claims.turnDown, label: 'Turn-down' },
  { ...claims.motorEfficiency, label: `Peak ${claims.motorClass} motor efficiency` },
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
  value: inText(claims.startStopCycles),
  label: 'on/off cycles: the shaft touches the foil only as it starts and stops',
  text: 'A thin foil surrounds the shaft. At rest the shaft lies on the foil; at speed the shaft drags air into the gap, lifts off, and floats.',
  items: [
    {
      title: 'No oil at all',
      text: 'No pump and no tank, so no lubricant that could get into the process air.',
    },
    {
      title: `${inText(claims.bearingLife)} of bearing life`,
      text: 'For RMX and EMX: the bearing is not on the maintenance plan.',
    },
  ],
  caption:
    'The front bearing, between the cover and the rotor. The shaft floats in it on the air that the shaft draws in.',
  callouts: [
    { text: 'Top foil on bump foil', from: [400, 384], to: [250, 578] },
    { text: 'Housing', from: [433, 325], to: [330, 138] },
    { text: 'Shaft', from: [515, 350], to: [613, 520] },
    { text: 'Cover', from: [253, 302], to: [120, 188] },
  ] satisfies Callout[],
};

export const timeline = {
  title: 'Development timeline',
  lead: 'From the first shaft that floated to a bearing for many starts a day.',
  items: [
    {
      year: String(claims.foundedIn),
      event: 'The first shaft floats',
      milestone: 'Air-foil bearings carry the first rotor.',
    },
    {
      year: '2016',
      event: 'Lessons from the field',
      milestone: 'Years of service in plants shape foil and coating.',
    },
    {
      year: '2019',
      event: 'Foils in volume',
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
  title: 'Industry applications',
  lead: 'Six industries where air must be clean, steady and cheap to make.',
  items: [
    {
      title: 'Wastewater',
      text: 'Basins aerated in phases: the machine stops whenever the air rests. Count the starts: if there are many each day, choose NSTB+.',
    },
    {
      title: 'Aquaculture',
      text: 'No oil near the water: there is none in the machine to filter out.',
    },
    {
      title: 'Food',
      text: 'Air that can touch the product, for fermentation, drying and cooling.',
    },
    {
      title: 'Chemical',
      text: 'Process air with no lubricant in it to react.',
    },
    {
      title: 'Pneumatic conveying',
      text: 'Pressure that follows the line, batch after batch.',
    },
    {
      title: 'Power plants',
      text: 'Machines that stand by, and start whenever the grid asks.',
    },
  ],
};

export const motor = {
  title: 'PMSM Motor',
  ...claims.motorEfficiency,
  label: `peak efficiency, class ${claims.motorClass}`,
  text: 'A permanent-magnet synchronous motor turns with its field, without slip. It sits on the impeller’s own shaft, so there is no gearbox and no coupling.',
  items: [
    {
      title: `${claims.motorClass}, up to ${inText(claims.motorEfficiency)}`,
      text: 'No current is spent on magnetizing the rotor, so there is less heat to remove.',
    },
    {
      title: `Speed held to ${inText(claims.speedControl)}`,
      text: 'The inverter holds the speed that the controller sets to bring flow or pressure to its set point.',
    },
    {
      title: `${inText(claims.turnDown)} turn-down`,
      text: 'The inverter follows demand, without throttling or blow-off. Each model has its own range.',
    },
  ],
  caption: 'Rotor, stator and cooling jacket on one axis.',
  callouts: [
    { text: 'Rotor with its magnets', from: [330, 408], to: [300, 578] },
    { text: 'Stator', from: [441, 295], to: [330, 158] },
    { text: 'Cooling jacket', from: [607, 422], to: [590, 638] },
  ] satisfies Callout[],
};

export const nstbPlus = {
  title: 'NSTB+ Bearing',
  badge: 'Patent',
  value: inText(claims.nstbPlusCycles),
  label: 'on/off cycles, for processes that stop and start through the day',
  text: 'Two layers of bump foil share the load under the top foil. The shaft lifts off earlier and settles more softly, and each start causes less wear.',
  items: [
    {
      title: 'Stiffness in two steps',
      text: 'The second layer joins in only when the load rises.',
    },
    {
      title: 'A bearing that needs only air',
      text: 'It needs neither oil nor current. Tell us your starts a day, and the quote says which models can have it.',
    },
  ],
  caption: 'NSTB+ in the place of the air-foil bearing.',
  detail: 'Two layers of bump foil under the top foil',
  callouts: [
    { text: 'Top foil', from: [328, 402], to: [120, 618] },
    { text: 'Housing', from: [396, 300], to: [250, 98] },
  ] satisfies Callout[],
};

export const impeller = {
  title: 'Impeller',
  value: claims.balanceGrade,
  label: 'balanced as one rotor with the motor, because each fit adds its own error',
  text: 'Full and splitter blades, milled from one piece of aluminium, turn speed into pressure. Their shape keeps the flow attached at part load too.',
  items: [
    {
      title: claims.impellerMaterial,
      text: 'The alloy of RMX and EMX impellers: light, and strong at speed.',
    },
    {
      title: 'One impeller for each model',
      text: 'Its shape follows from the model’s flow and pressure, not from a catalogue of wheels.',
    },
  ],
  caption: 'Impeller, drawn off its seat.',
  callouts: [
    { text: 'Nine full blades', from: [250, 314], to: [126, 112] },
    { text: 'Nine splitter blades', from: [344, 417], to: [344, 660] },
  ] satisfies Callout[],
};

export const control = {
  title: 'Control System',
  value: claims.screenSize,
  label: `touch screen with ${claims.screenModes} modes`,
  text: `The controller sets the speed through its own inverter. A ${claims.screenSize} touch screen with ${claims.screenModes} modes shows what the machine is doing, and the power that it draws; your own control system can show all of it too.`,
  items: [
    {
      title: `${claims.fieldbus} and ${claims.analogue}`,
      text: 'Set points in; flow, pressure, power, temperatures and alarms out.',
    },
    { title: claims.supply, text: 'The inverter is in the cabinet, wired and tested.' },
    {
      title: 'A margin to surge',
      text: 'The controller keeps a margin to surge at every speed. If surge occurs, the controller stops the machine and shows message E07.',
    },
  ],
  caption: 'Back in the cabinet, behind its touch screen. The outline is illustrative.',
  callouts: [
    { text: 'Touch screen', from: [160, 106], to: [160, 40] },
    { text: 'Impeller on the motor’s shaft', from: [301, 424], to: [301, 588] },
    { text: 'Discharge', from: [582, 543], to: [582, 706] },
  ] satisfies Callout[],
};

interface Bearing extends SpecModel {
  /** Conditions under which to choose it. */
  when: readonly string[];
  /** Its chapter. */
  moreHref?: string;
}

const property = (key: string, label: string): SpecProperty => ({ key, label, align: 'start' });

export const comparison = {
  title: 'Comparison',
  lead: 'Each type of bearing has its own limit: starts, electronics or revolutions. That limit decides the choice.',
  label: 'Comparison of bearing types',
  properties: [
    property('efficiency', 'Efficiency'),
    property('maintenance', 'Maintenance'),
    property('noise', 'Noise'),
    property('lifespan', 'Lifespan'),
    property('cost', 'Cost'),
    property('guide', 'Choose it when'),
  ],
  guide: {
    title: 'Selection guide',
    text: 'Count the starts first: for a few each day, choose air-foil bearings; for many, NSTB+. For a heavy rotor at high speed, choose magnetic bearings. At low speed and steady load, with a crew to grease them, rolling bearings will do.',
  },
  bearings: [
    {
      code: 'Air-foil',
      when: [
        'The machine starts a few times a day',
        'The air must be oil-free',
        'The bearing should need no maintenance',
      ],
      moreHref: '#air-bearing',
      values: {
        efficiency: 'Very high: only the friction of an air film',
        maintenance: 'None on the bearing',
        noise: 'Very low, without contact at speed',
        lifespan: `${inText(claims.startStopCycles)} on/off cycles`,
        cost: 'Moderate to buy, lowest to run',
      },
    },
    {
      code: 'NSTB+',
      when: [
        'The machine starts many times a day, all year',
        'The process runs in batches or phases',
      ],
      moreHref: '#nstb-plus',
      badge: { text: 'Patent', tone: 'patent' },
      values: {
        efficiency: 'Very high: only the friction of an air film',
        maintenance: 'None on the bearing',
        noise: 'Very low, without contact at speed',
        lifespan: `${inText(claims.nstbPlusCycles)} on/off cycles`,
        cost: 'Higher than air-foil to buy, as low to run',
      },
    },
    {
      code: 'Magnetic',
      when: [
        'A heavy rotor turns at high speed',
        'The number of starts must not be limited',
        'The machine runs in vacuum or on special gases',
      ],
      values: {
        efficiency: 'High: the controller takes its share',
        maintenance: 'Electronics, touch-down bearings and backup supply',
        noise: 'Very low, without contact',
        lifespan: 'As long as its electronics',
        cost: 'High to buy',
      },
    },
    {
      code: 'Rolling',
      when: ['Speed is low and load is steady', 'A crew is on site to grease it'],
      values: {
        efficiency: 'Moderate: friction grows with speed',
        maintenance: 'Grease or oil, and replacement by running hours',
        noise: 'Audible, and rising with wear',
        lifespan: 'Counted in revolutions',
        cost: 'Low to buy, highest to maintain',
      },
    },
  ] satisfies Bearing[],
};

export const faq = {
  title: 'Frequently asked questions',
  lead: 'Questions engineers ask about air-foil bearings.',
};

export const closing = {
  title: 'Ask for the drawings.',
  text: 'Sections, curves and answers to your own list of questions: an engineer sends them and explains them when you call.',
  actions: [
    { name: 'Contact Sales', href: '/contact' },
    { name: 'Request Technical Details', href: '/demo?document=technical-details#contact-form' },
  ],
};
