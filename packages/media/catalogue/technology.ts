/** Films of bearing, motor, impeller, cooling path and controller. */
import { type Asset, type Film, type SceneStep, type Still, scene, still } from './types.ts';

const frames = '{stills}/../frames';
const loop = { kind: 'film', subject: 'technology', width: 960, height: 540, fps: 24 } as const;
/** For films that fill half of a page. */
const large = { ...loop, width: 1600, height: 900 } as const;
const largeFrame = { w: large.width, h: large.height };

/** The layers of the turning impeller, shared by two films. */
export const impellerLayers: SceneStep = {
  blender: 'impeller.py',
  args: {
    mode: 'layers',
    size: 1.6,
    frames: 10,
    samples: 12,
    strength: 0.7,
    out: `${frames}/impeller-layers/%04d.png`,
  },
};

const compose = (name: string): SceneStep => ({ python: 'films.py', args: [name, '{out}'] });

/** The still over which a film is composed. */
const plate = (
  name: string,
  blender: string,
  args: Readonly<Record<string, string | number>>,
): SceneStep => ({
  blender,
  args: {
    w: loop.width,
    h: loop.height,
    samples: 40,
    ...args,
    out: `${frames}/plates/${name}.png`,
  },
});

const films: Film[] = [
  {
    ...large,
    name: 'impeller',
    alt: 'Impeller with nine full and nine splitter blades, turning.',
    fps: 15,
    frames: 10,
    repeat: 7,
    maker: { by: 'scene', steps: [impellerLayers, compose('impeller')] },
  },
  {
    ...large,
    name: 'air-foil-bearing',
    alt: 'End of an air-foil bearing: the shaft starts, lifts off its foil on a film of air, floats, and settles again. The clearance is exaggerated.',
    frames: 120,
    maker: {
      by: 'scene',
      steps: [
        {
          blender: 'bearing.py',
          args: { view: 'axial', ...largeFrame, samples: 28, out: `${frames}/bearing` },
        },
        compose('air-foil-bearing'),
      ],
    },
    poster: 60,
  },
  {
    ...large,
    name: 'pmsm-motor',
    alt: 'Machine opening along its axis into impeller, cover, bearings, rotor, stator and jacket, and closing again.',
    fps: 20,
    frames: 120,
    poster: 62,
    maker: {
      by: 'scene',
      steps: [
        {
          blender: 'pmsm.py',
          args: {
            mode: 'layers',
            ...largeFrame,
            samples: 16,
            frames: 10,
            out: `${frames}/pmsm`,
          },
        },
        compose('pmsm-motor'),
      ],
    },
  },
  {
    ...loop,
    name: 'nstb-plus',
    alt: 'Corrugated foils close up, air running between them and the shaft.',
    frames: 60,
    repeat: 2,
    maker: {
      by: 'scene',
      steps: [
        plate('nstb-plus', 'bearing.py', { view: 'foil', plus: 1, plate: 1 }),
        compose('nstb-plus'),
      ],
    },
  },
  {
    ...large,
    name: 'cooling-path',
    alt: 'Assembled motor with its cooling air: drawn in at the front, along the fins of the jacket, leaving warm at the rear.',
    frames: 72,
    repeat: 2,
    maker: {
      by: 'scene',
      steps: [
        plate('cooling', 'pmsm.py', {
          mode: 'plate',
          explode: 0,
          lens: 84,
          ...largeFrame,
          samples: 28,
        }),
        compose('cooling-path'),
      ],
    },
  },
  {
    ...large,
    name: 'touch-screen',
    alt: 'Live values on a display: a dial of the speed, figures beside it, the last hour as a curve.',
    fps: 12,
    frames: 60,
    maker: {
      by: 'scene',
      steps: [
        plate('touch-screen', 'screen.py', { lit: 0, ...largeFrame, samples: 28 }),
        compose('touch-screen'),
      ],
    },
  },
  ...(['emx-l', 'max75'] as const).map((model): Film => {
    const series = model.slice(0, 3);
    const name = `touch-screen-${series}`;
    return {
      ...large,
      name,
      alt: `Live values on the door of the ${series.toUpperCase()}: a dial, figures, and the last hour as a curve.`,
      fps: 12,
      frames: 60,
      maker: {
        by: 'scene',
        steps: [
          plate(name, 'screen.py', { model, lit: 0, ...largeFrame, samples: 28 }),
          compose(name),
        ],
      },
    };
  }),
  {
    ...large,
    name: 'impeller-eye',
    alt: 'Eye of an impeller, close up: full and splitter blades turning about its nut.',
    fps: 15,
    frames: 10,
    repeat: 7,
    maker: scene('impeller.py', {
      mode: 'turn',
      view: 'inlet',
      w: 1600,
      h: 900,
      samples: 40,
      frames: 10,
    }),
  },
  {
    ...large,
    name: 'foils',
    alt: 'Bearing cut open: smooth top foil over corrugated bump foil, air running between them and the shaft.',
    frames: 60,
    repeat: 2,
    maker: {
      by: 'scene',
      steps: [
        plate('foils', 'bearing.py', { view: 'foil', plate: 1, ...largeFrame, samples: 24 }),
        compose('foils'),
      ],
    },
  },
  {
    ...large,
    name: 'air-film',
    alt: 'Corrugated bump foil and smooth top foil close up, air running round the shaft.',
    frames: 60,
    repeat: 2,
    maker: {
      by: 'scene',
      steps: [
        plate('air-film', 'bearing.py', { view: 'macro', plate: 1, ...largeFrame, samples: 24 }),
        compose('air-film'),
      ],
    },
  },
];

const stills: Still[] = [
  still(
    'technology',
    'foil-macro',
    scene('bearing.py', { view: 'macro', samples: 64 }),
    'Corrugated bump foil between its sleeve and the smooth top foil, close up; the shaft below is held off by a film of air.',
  ),
  still(
    'technology',
    'balancing',
    scene('balancing.py'),
    'Impeller on the rollers of a balancing machine, a sensor at its rim, the result on a screen behind it.',
  ),
];

export const technology: Asset[] = [...films, ...stills];
