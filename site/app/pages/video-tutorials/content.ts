import { inText, nstbPlusCycles } from '@brand/catalogue/claims';
import {
  airFoilBearing,
  coolingPath,
  type FilmMedia,
  impeller,
  nstbPlus,
  pmsmMotor,
  touchScreen,
} from '@brand/media';

export const hero = {
  title: 'Inside a turbo blower, in six films.',
  text: 'Silent films of a few seconds show the parts that a running machine hides. For filters, the first start and messages:',
  links: [
    { name: 'Product Manuals', href: '/product-manuals' },
    { name: 'Troubleshooting', href: '/troubleshooting' },
    { name: 'Training', href: '/services#training' },
  ],
};

export interface Tutorial {
  id: string;
  title: string;
  text: string;
  film: FilmMedia;
  /** Link to the full explanation. */
  href: string;
}

export const tutorials: readonly Tutorial[] = [
  {
    id: 'bearing',
    title: 'A shaft that lifts off',
    text: 'At rest the shaft lies on its foil. As it turns it draws air under itself, lifts off, and floats until it stops.',
    film: airFoilBearing,
    href: '/technologies#air-bearing',
  },
  {
    id: 'motor',
    title: 'A motor without a gearbox',
    text: 'Rotor and impeller share one shaft. The inverter sets the speed of the impeller, with nothing in between.',
    film: pmsmMotor,
    href: '/technologies#pmsm-motor',
  },
  {
    id: 'impeller',
    title: 'How an impeller makes pressure',
    text: 'Air enters at the eye, is thrown outwards by the blades, and trades its speed for pressure in the volute.',
    film: impeller,
    href: '/technologies#impeller',
  },
  {
    id: 'cooling',
    title: 'A motor cooled by air',
    text: 'Air runs along the fins of the motor and leaves, warm, through its own duct.',
    film: coolingPath,
    href: '/technologies#pmsm-motor',
  },
  {
    id: 'nstb-plus',
    title: 'The NSTB+ bearing',
    text: `Two layers of bump foil share the load, so the shaft lifts off earlier: rated for ${inText(nstbPlusCycles)} on/off cycles.`,
    film: nstbPlus,
    href: '/technologies#nstb-plus',
  },
  {
    id: 'screen',
    title: 'Reading the screen',
    text: 'Speed on the dial, flow, pressure and power beside it, the last hour below, and the modes along the bottom.',
    film: touchScreen,
    href: '/technologies#control-system',
  },
];

export const more = 'How it works';

export const closing = {
  title: 'Training at the machine',
  text: 'Training takes place at your plant: for operators, for maintenance crews, and for those who will teach others.',
  actions: [
    { name: 'Training', href: '/services#training' },
    { name: 'All technologies', href: '/technologies' },
  ],
};
