import * as claims from '@brand/catalogue/claims';
import type { Product } from '@brand/catalogue/products';
import { regions } from '@brand/catalogue/regions';

const inText = claims.inText;

export const hero = {
  textOf: ({ text, highlight }: Pick<Product, 'text' | 'highlight'>) =>
    `${text} Sized for your plant, with a ${highlight}.`,
  measuresOf: ({ highlight }: Pick<Product, 'highlight'>) => [
    { value: String(Number.parseInt(highlight, 10)), unit: 'years', label: 'Warranty' },
    { ...claims.promisedResponse, label: 'Answer within' },
    { ...claims.availability, label: 'Technical support' },
    { value: String(regions.length), label: 'Regions of sales and service' },
  ],
  quote: 'Request a quote',
  call: 'Talk to Sales',
};

/** Second sentence of the lead: the quote gives the figures, because each machine is sized for its plant. */
export const sized: Partial<Record<Product['id'], string>> = {
  compressor:
    'Tell us the pressure first: if a machine on air-foil bearings does not suit it, our answer says so.',
  vacuum: 'Send suction flow and vacuum, and the quote says whether the pump reaches both.',
};

export const features = {
  title: 'Main features',
  captionOf: ({ title }: Pick<Product, 'title'>) => `${title}, back`,
};

const warranty = (years: string) =>
  `${years} years, and one more with Basic Support, which comes with the machine. Premium Support adds two, Platinum Support the lifetime of the machine.`;

/** What the features of a product do, in their order, and what extends its warranty. */
export const featureTexts: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'The machine puts no oil into the air: no oil separator to drain, no element to change.',
    'When consumption falls, the machine slows down. The quote says how far, at your pressure.',
    'The bearings need neither oil nor grease.',
    `Your control system reads pressure, power and bearing temperature over Modbus or ${claims.analogue}.`,
    warranty('Five'),
  ],
  vacuum: [
    'No water to buy, cool or treat, and none that leaves scale in the pump.',
    'The pump adds neither water nor oil to the gas it draws.',
    'Speed holds the vacuum, so no power is wasted on bleed air.',
    'The discharged air is warm from compression: it can heat water or a building.',
    warranty('Three'),
  ],
  chiller: [
    'No oil film on the heat exchanger tubes, no oil return, no oil to change.',
    'Speed follows the cooling load, which is below its peak for most hours of the year. The quote gives the lowest load.',
    'Motor and impeller share one shaft, so there is no gear noise. Give us the noise limit of your plant room, and the quote says whether the machine meets it.',
    `Set points and alarms over ${claims.builtInProtocol}, or over ${claims.orderedProtocols.join(' or ')} if ordered. BACnet is not among our protocols: if your building uses it, say so, and the quote says how it is connected.`,
    warranty('Four'),
  ],
};

export const shaft = {
  title: 'Technology of our turbo blowers',
  lead: 'Bearings, motor and speed control are those of our blowers.',
  note: 'These are the figures of our turbo blowers. The quote gives those of this machine.',
  items: [
    {
      title: `${inText(claims.startStopCycles)} on/off cycles`,
      text: 'Rating of the air-foil bearings of our turbo blowers. At speed the shaft floats, so running hours cause no wear.',
    },
    {
      title: `Motor up to ${inText(claims.motorEfficiency)} efficient`,
      text: `Permanent magnets, ${claims.motorClass} class, on the same shaft as the impeller: no gearbox, no coupling.`,
    },
    {
      title: `Speed held to ${inText(claims.speedControl)}`,
      text: 'By the inverter, to match the load.',
    },
  ],
  more: 'How the technology works',
};

/** Data that a quote requires, by product. */
export const needed: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'Flow, and whether it is at inlet or normal conditions',
    'Gauge pressure at the outlet, supply voltage, and cooling water if you have it',
    'Use of the air, and how dry it has to be',
    'Hours a year, and how much the demand changes',
  ],
  vacuum: [
    'Suction flow at the pump, at suction pressure or as free air',
    'Vacuum that the process needs, absolute or below atmosphere',
    'Temperature of the air, and what it carries (water, dust, vapour, and first of all solvents or anything flammable)',
    'Hours a year, and how much the demand changes',
  ],
  chiller: [
    'Cooling load, maximum and minimum, and how it changes over the year',
    'Chilled-water supply and return temperatures',
    'Heat rejection to water or air, and the temperature of either on the hottest day',
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

/** Figures that a quote gives, by product. */
const quoted: Partial<Record<Product['id'], string>> = {
  compressor:
    'flow, pressure, power, noise level, dimensions, the purity class to ISO 8573-1, the cooling, and whether receiver, aftercooler and dryer are included',
  vacuum: 'suction flow, vacuum, power, noise level and dimensions',
  chiller:
    'cooling capacity, refrigerant, efficiency, power at full and at part load, noise level and dimensions',
};

export const request = {
  title: 'Four details for a quote',
  leadOf: ({ id }: Pick<Product, 'id'>) =>
    `Send these details, and an engineer answers within ${inText(claims.promisedResponse)}. The quote gives ${quoted[id]}.`,
};

export const closing = {
  title: 'Request the figures for your plant.',
  text: 'Send the four details above, or call: we go through them with you.',
};
