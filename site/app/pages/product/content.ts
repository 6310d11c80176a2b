import * as claims from '@brand/catalogue/claims';
import type { Product } from '@brand/catalogue/products';

const inText = claims.inText;

export const hero = {
  textOf: ({ text, highlight }: Pick<Product, 'text' | 'highlight'>) =>
    `${text} Sized for each plant, with a ${highlight}; all other figures come with the quote.`,
  quote: 'Request a quote',
  call: 'Talk to Sales',
};

export const features = { title: 'Main features' };

const warranty = 'Basic Support comes with the machine and adds one year; other plans add more.';

/** What the features of a product do, in their order, and what extends its warranty. */
export const featureTexts: Partial<Record<Product['id'], readonly string[]>> = {
  compressor: [
    'No oil from the machine reaches instruments or packaging, so none has to be filtered out.',
    'Flow follows consumption by speed, without throttling.',
    'No lubricant and no oil change: the bearings wear only at starts and stops.',
    `Bearing temperature, pressure and power, live in your control system over Modbus or ${claims.analogue}.`,
    warranty,
  ],
  vacuum: [
    'No water to supply, cool or dispose of.',
    'The pump adds neither water nor oil to the gas.',
    'Speed holds the vacuum, so no air has to be let in to limit it.',
    'The discharged air is hot from compression, and can heat water or a hall.',
    warranty,
  ],
  chiller: [
    'No oil film on the tubes of the heat exchangers, and no oil return to manage.',
    'Speed follows the cooling load, which is below its peak for most of the year.',
    'The sound level comes with the quote: tell us the limit of your plant room.',
    `Connects over ${claims.protocols.slice(0, 2).join(', ')} or ${claims.protocols[2]}.`,
    warranty,
  ],
};

export const shaft = {
  title: 'The shaft of our blowers',
  lead: 'The motor, the impeller and the bearings are the same engineering in every product of the line.',
  items: [
    {
      title: 'Air-foil bearings',
      text: `At speed the shaft floats without contact. The bearings are rated for ${inText(claims.startStopCycles)} on/off cycles. There is no oil in the machine.`,
    },
    {
      title: 'Permanent-magnet motor',
      text: `${claims.motorClass} class, up to ${inText(claims.motorEfficiency)} efficient, on the same shaft as the impeller.`,
    },
    {
      title: 'Speed as the only control',
      text: `The inverter holds the speed to ${inText(claims.speedControl)} and follows what the process asks for.`,
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

export const request = {
  title: 'Data for a quote',
  lead: 'This machine is sized for each plant, so its figures come with the quote. Tell us:',
};

export const closing = {
  title: `Tell us your process. We answer within ${inText(claims.promisedResponse)}.`,
  text: 'Your request goes to the engineer who sizes this product.',
};
