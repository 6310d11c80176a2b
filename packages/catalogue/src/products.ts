import * as claims from './claims.ts';

export interface Product {
  id: 'compressor' | 'vacuum' | 'blower' | 'chiller';
  title: string;
  text: string;
  /** Four short statements. */
  features: readonly string[];
  /** Warranty. */
  highlight: string;
  /** Page or section that shows it. */
  href: string;
}

/** The warranty of a blower in years. */
const blowerYears = 2;

/** The same with the plan that comes with the machine. */
export const blowerWarranty = `${blowerYears} years, and one more with Basic Support, which comes with the machine`;

/** The four products. The blower links to its series; each of the others has a page. */
export const products: readonly Product[] = [
  {
    id: 'compressor',
    title: 'Air Compressor',
    text: 'Oil-free compressed air for instruments, packaging and process.',
    features: [
      'Oil-free compression',
      'Speed follows demand',
      'Air-foil bearings',
      'Remote monitoring',
    ],
    highlight: '5 year warranty',
    href: '/products/air-compressor',
  },
  {
    id: 'vacuum',
    title: 'Vacuum Pump',
    text: 'Central vacuum without seal water, belts or vanes to replace.',
    features: ['No seal water', 'Dry running', 'Vacuum set by speed', 'Recoverable heat'],
    highlight: '3 year warranty',
    href: '/products/vacuum-pump',
  },
  {
    id: 'blower',
    title: 'Blower',
    text: 'Low-pressure air for aeration, conveying and combustion, around the clock.',
    features: [
      `${claims.inText(claims.turnDown)} operating range`,
      `${claims.inText(claims.startStopCycles)} on/off cycles`,
      'Direct drive',
      'Touch-screen control',
    ],
    highlight: `${blowerYears} year warranty`,
    href: '/products#turbo-blowers',
  },
  {
    id: 'chiller',
    title: 'Chiller',
    text: 'Cooling for buildings and data halls, with no oil in the refrigerant.',
    features: [
      'Oil-free circuit',
      'Part-load operation',
      'No gearbox, no pulsation',
      'Connects to building control',
    ],
    highlight: '4 year warranty',
    href: '/products/chiller',
  },
];
