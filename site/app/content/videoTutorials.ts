import {
  airFoilBearing,
  coolingPath,
  type FilmMedia,
  impeller,
  nstbPlus,
  pmsmMotor,
  touchScreen,
} from './media.generated.ts';

export const name = 'Video Tutorials';
export const description =
  'The parts of a turbo blower in motion: air-foil bearing, motor, impeller, cooling, NSTB+ bearing and touch screen.';

export const hero = {
  title: 'See it move, then it explains itself.',
  text: 'Six short films of the parts that matter. They run without sound, and stop when you look away.',
};

export interface Tutorial {
  id: string;
  title: string;
  description: string;
  film: FilmMedia;
  /** Where it is told in full. */
  href: string;
}

export const tutorials: readonly Tutorial[] = [
  {
    id: 'bearing',
    title: 'A shaft that lifts off',
    description:
      'At rest the shaft lies on its foil. As it turns it draws air under itself, lifts off, and floats until it stops.',
    film: airFoilBearing,
    href: '/technologies#air-bearing',
  },
  {
    id: 'motor',
    title: 'A motor without a gear',
    description:
      'Rotor and impeller share one shaft. What the inverter sets is the speed of the wheel, with nothing in between.',
    film: pmsmMotor,
    href: '/technologies#pmsm-motor',
  },
  {
    id: 'impeller',
    title: 'Where pressure is made',
    description:
      'Air enters at the eye, is thrown outwards by the blades, and gives its speed back as pressure in the volute.',
    film: impeller,
    href: '/technologies#impeller',
  },
  {
    id: 'cooling',
    title: 'Cooled by air',
    description:
      'Air is drawn through the machine past motor and inverter, and leaves it warm by a duct of its own.',
    film: coolingPath,
    href: '/technologies#pmsm-motor',
  },
  {
    id: 'nstb-plus',
    title: 'The NSTB+ bearing',
    description: 'The foil that carries more starts and stops, seen from its end and in parts.',
    film: nstbPlus,
    href: '/technologies#nstb-plus',
  },
  {
    id: 'screen',
    title: 'Reading the screen',
    description:
      'Speed in the dial, flow, pressure and power beside it, the last hour below. Six modes along the foot.',
    film: touchScreen,
    href: '/technologies#control-system',
  },
];

export const closing = {
  title: 'Better at the machine than on a screen.',
  text: 'Training takes place at your plant: for operators, for maintenance, and for those who will teach others.',
};
