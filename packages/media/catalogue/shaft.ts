/** The shaft of a machine: its parts one by one, and its states. */
import { join } from 'node:path';
import { controlCabinet } from '../drawn/control-cabinet.ts';
import { controlScreen, frontHeight, frontWidth } from '../drawn/control-screen.ts';
import { shaftHeight, shaftState, shaftWidth } from '../drawn/shaft-state.ts';
import { paths } from '../paths.ts';
import { shaftStart, shaftStates } from '../shaft.ts';
import { type Asset, type Still, scene } from './types.ts';

const common = { kind: 'still', subject: 'shaft', alpha: true } as const;

/** Of the stills of parts. */
const pxPerUnit = 340;

const part = (name: string, alt: string, units = 2.5): Still => {
  const edge = Math.floor(units * pxPerUnit);
  return {
    ...common,
    name: `shaft-${name}`,
    alt,
    width: edge,
    height: edge,
    widths: [edge],
    maker: scene('shaft_parts.py', { part: name, px: pxPerUnit, samples: 96 }),
  };
};

const parts = [
  part('bearing', 'Air-foil bearing in its housing.'),
  part('cover', 'Cover between impeller and motor.'),
  part('impeller', 'Impeller with full and splitter blades.'),
  part('jacket', 'Cooling jacket of the motor.'),
  part('rotor', 'Rotor of the motor.', 3.2),
  part('stator', 'Stator with its windings.'),
  part('thrust', 'Thrust disc at the rear end of the shaft.'),
];

const texts: Record<keyof typeof shaftStates, string> = {
  'air-bearing': 'The shaft taken apart: impeller, cover and front bearing drawn off the motor.',
  'pmsm-motor':
    'The motor pulled apart: a magnet rotor before a ring of windings and its finned case.',
  'nstb-plus': 'The front bearing before the shaft end, close up.',
  impeller: 'Curved blades, long and short by turns, before the round cover.',
  'control-system':
    'The motor with its impeller inside the outline of a cabinet, a touch screen in front.',
};

const states = Object.entries(shaftStates).map(
  ([name, state]): Still => ({
    ...common,
    name: `shaft-at-${name}`,
    alt: texts[name as keyof typeof shaftStates],
    width: shaftWidth,
    height: shaftHeight,
    widths: [700, 1400, 2100],
    maker: { by: 'drawing', page: () => shaftState(state) },
  }),
);

const assembled: Still = {
  ...common,
  name: 'shaft-assembled',
  alt: 'Impeller, cover and motor in its cooling jacket, assembled.',
  width: 600,
  height: 640,
  widths: [600, 1200],
  maker: { by: 'drawing', page: () => shaftState(shaftStart, { width: 600, height: 640 }) },
};

/** Behind the shaft in its last state. */
const cabinet: Still = {
  ...common,
  name: 'control-cabinet',
  alt: 'Outline of a cabinet.',
  width: frontWidth,
  height: frontHeight,
  widths: [frontWidth, 2 * frontWidth],
  maker: { by: 'drawing', page: controlCabinet },
};

/** In front of it. */
const screen: Still = {
  ...common,
  name: 'control-screen',
  alt: 'Touch screen with live values.',
  width: frontWidth,
  height: frontHeight,
  widths: [frontWidth, 2 * frontWidth],
  maker: {
    by: 'drawing',
    page: () => controlScreen(join(paths.frames, 'touch-screen', '0000.png')),
  },
};

/** The home page shows the first above its columns, where the lines end, and the second on phones. */
const apart: Still[] = [
  {
    name: 'shaft-advantages',
    widths: [1320, 2200],
    leaders: [
      'M404 338V508H1V540',
      'M512 260V524H330V540',
      'M760 270V524H660V540',
      'M1060 240V524H990V540',
    ],
  },
  { name: 'shaft-apart', widths: [720], leaders: [] },
].map(({ leaders, ...still }) => ({
  ...common,
  ...still,
  alt: 'The shaft taken apart: impeller, cover, bearing, rotor, stator and cooling jacket.',
  width: 1320,
  height: 540,
  maker: {
    by: 'drawing',
    page: () =>
      shaftState(
        { ...shaftStates['pmsm-motor'], scale: 1.55 },
        { width: 1320, height: 540, leaders },
      ),
  },
}));

/** Parts in the menu, at one scale, with their widths in CSS pixels. */
const menu = Object.entries({ bearing: 84, stator: 170, thrust: 54, impeller: 112 }).map(
  ([part, px]): Still => ({
    ...common,
    name: `menu-${part}`,
    alt: `Part of the shaft: ${part}.`,
    trim: true,
    width: 2 * px,
    height: 2 * px,
    widths: [2 * px],
    maker: { by: 'asset', name: `shaft-${part}` },
  }),
);

/** Parts first, because the states are composed of their masters. */
export const shaft: Asset[] = [...parts, ...states, cabinet, screen, assembled, ...apart, ...menu];
