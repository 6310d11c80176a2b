import * as claims from '@brand/catalogue/claims';
import type { Product } from '@brand/catalogue/products';

const inText = claims.inText;

export const hero = {
  textOf: ({ text, highlight }: Pick<Product, 'text' | 'highlight'>) =>
    `${text} Sized for your plant, with a ${highlight}.`,
  quote: 'Request a quote',
  call: 'Talk to Sales',
};

export const features = { title: 'Main features' };

const warranty =
  'Basic Support is included and adds one year, Premium two, Platinum the lifetime of the machine.';

/** What the features of a product do, in their order, and what extends its warranty. */
export const featureTexts: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'The machine puts no oil into the air: no oil separator to drain, no element to change.',
    'When consumption falls, the machine slows down. It neither throttles nor blows off.',
    'No bearing to grease, and none to replace by running hours.',
    `Your control system reads pressure, power and bearing temperature over Modbus or ${claims.analogue}.`,
    warranty,
  ],
  vacuum: [
    'No water to buy, cool or treat, and no scale in the pump.',
    'The pump adds neither water nor oil to the gas it draws.',
    'The pump holds the vacuum by speed. No air is let in to limit it, and no power is spent on that air.',
    'Compression heats the discharged air, which can then heat water or a hall.',
    warranty,
  ],
  chiller: [
    'No oil film on the heat exchanger tubes, no oil return, no oil to change.',
    'Speed follows the cooling load, which is below its peak for most hours of the year.',
    'Motor and impeller share one shaft. Tell us the limit of your plant room, and the quote states the level.',
    `Set points and alarms over ${claims.protocols.slice(0, 2).join(', ')} or ${claims.protocols[2]}.`,
    warranty,
  ],
};

export const shaft = {
  title: 'The shaft of our blowers',
  lead: 'The same bearings, motor and speed control run our turbo blowers.',
  items: [
    {
      title: `${inText(claims.startStopCycles)} on/off cycles`,
      text: 'Rated for the air-foil bearings. At speed the shaft floats, so running hours cause no wear.',
    },
    {
      title: `Motor up to ${inText(claims.motorEfficiency)} efficient`,
      text: `Permanent magnets, ${claims.motorClass} class, on the same shaft as the impeller: no gearbox, no coupling.`,
    },
    {
      title: `Speed held to ${inText(claims.speedControl)}`,
      text: 'By the inverter, as the process asks for it.',
    },
  ],
  more: 'How the technology works',
};

/** Data that a quote requires, by product. */
export const needed: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'Flow, and whether it is at inlet or normal conditions',
    'Pressure at the outlet',
    'Use of the air, and how dry it has to be',
    'Hours a year, and how much the demand changes',
  ],
  vacuum: [
    'Suction flow at the pump',
    'Vacuum that the process needs, absolute or below atmosphere',
    'Load of the air: water, dust, vapour',
    'Hours a year, and how much the demand changes',
  ],
  chiller: [
    'Cooling load, and how much it changes over the year',
    'Temperatures of the chilled water, in and out',
    'How the heat is rejected: to water or to air',
    'Signals of the building control',
  ],
};

/** A page that helps to decide whether this is the product. */
export const alternatives: Partial<Record<Product['id'], { name: string; href: string }>> = {
  compressor: {
    name: 'Is your pressure low? See whether a turbo blower covers it',
    href: '/products/selector',
  },
  vacuum: {
    name: 'When a dry pump is the better answer, and when a liquid ring still is',
    href: '/blog/vacuum-without-seal-water',
  },
  chiller: {
    name: 'Cooling in eight types of commercial buildings',
    href: '/applications#commercial-buildings',
  },
};

export const request = {
  title: 'Four facts for a quote',
  lead: `Size, power and noise depend on your plant. Send these, and an engineer answers within ${inText(claims.promisedResponse)}.`,
};

export const closing = {
  title: 'Get figures for your plant.',
  text: 'Your request goes to the engineer who sizes this product.',
};
