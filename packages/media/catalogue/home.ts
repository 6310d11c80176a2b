/** The home page's hero. */
import { impellerLayers } from './technology.ts';
import { type Asset, scene } from './types.ts';

const alt = 'Full and splitter blades swirl round a hub, lit blue on a dark ground.';

const axial = { mode: 'axial', w: 1400, samples: 48 };
const axialStill = {
  kind: 'still',
  subject: 'home',
  width: 1400,
  height: 1400,
  widths: [480, 700, 1400],
  alpha: true,
} as const;

export const home: Asset[] = [
  {
    ...axialStill,
    name: 'impeller-axial',
    alt: 'Impeller seen along the shaft: nine long blades, and nine short ones between them.',
    maker: scene('impeller.py', axial),
  },
  {
    ...axialStill,
    name: 'impeller-axial-blurred',
    alt: 'The same impeller at speed: its blades blur into a disc.',
    // The same render, turned.
    maker: scene('impeller.py', { ...axial, again: 1 }),
  },
  {
    kind: 'still',
    name: 'hero-impeller',
    subject: 'home',
    alt,
    width: 1920,
    height: 1080,
    maker: scene('impeller.py', { mode: 'hero', out: '{stills}' }),
  },
  {
    kind: 'still',
    name: 'hero-impeller-portrait',
    subject: 'home',
    alt,
    width: 900,
    height: 1100,
    widths: [480, 768],
    poster: true,
    // The same render, in a composition for narrow screens.
    maker: scene('impeller.py', { mode: 'hero', again: 1, out: '{stills}' }),
  },
  {
    kind: 'film',
    name: 'home-hero',
    subject: 'home',
    alt: 'Impeller of a turbo blower, drawing air into its eye.',
    width: 1920,
    height: 1080,
    fps: 15,
    frames: 40,
    repeat: 2,
    // Narrow screens show the portrait.
    posterWidths: [1280, 1920],
    maker: {
      by: 'scene',
      steps: [impellerLayers, { python: 'films.py', args: ['home-hero', '{out}'] }],
    },
  },
];
