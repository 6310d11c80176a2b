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
  'Basic Support comes with the machine and adds one year, Premium Support two, Platinum Support the lifetime of the machine.';

/** What the features of a product do, in their order, and what extends its warranty. */
export const featureTexts: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'The machine puts no oil into the air: no oil separator to drain, no element to change.',
    'When consumption falls, the machine slows down. The quote states how far, at your pressure.',
    'No bearing to grease, and none to replace by running hours.',
    `Your control system reads pressure, power and bearing temperature over Modbus or ${claims.analogue}.`,
    warranty,
  ],
  vacuum: [
    'No water to buy, cool or treat, and none that leaves scale in the pump.',
    'The pump adds neither water nor oil to the gas it draws.',
    'Speed holds the vacuum, so no power is spent on air let in to limit it.',
    'The discharged air is warm from compression: it can heat water or a hall.',
    warranty,
  ],
  chiller: [
    'No oil film on the heat exchanger tubes, no oil return, no oil to change.',
    'Speed follows the cooling load, which is below its peak for most hours of the year.',
    'Motor and impeller share one shaft. Tell us the limit of your plant room, and the quote states the level.',
    `Set points and alarms over ${claims.protocols.slice(0, 2).join(', ')} or ${claims.protocols[2]}. If your building uses another protocol, name it.`,
    warranty,
  ],
};

export const shaft = {
  title: 'The shaft of our blowers',
  lead: 'These figures are stated for our turbo blowers. The quote confirms them for this machine.',
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
    'Protocol of the building control system',
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

/** Figures that a quote states, by product. */
const quoted: Partial<Record<Product['id'], string>> = {
  compressor: 'flow, pressure, power, noise level and dimensions',
  vacuum: 'suction flow, vacuum, power, noise level and dimensions',
  chiller: 'cooling capacity, refrigerant, power, noise level and dimensions',
};

export const request = {
  title: 'Four facts for a quote',
  leadOf: ({ id }: Pick<Product, 'id'>) =>
    `We size each machine for its plant. Send these facts, and an engineer answers within ${inText(claims.promisedResponse)}. The quote states ${quoted[id]}.`,
};

export const closing = {
  title: 'Request the figures for your plant.',
  text: 'Send the four facts above, or call: we go through them with you.',
};
