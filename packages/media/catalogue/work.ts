/** Work on and around the machines: commissioning, maintenance, test and installation. */
import { type Asset, scene, still } from './types.ts';

const large = { width: 1920, height: 1080 } as const;
const args = { w: large.width, h: large.height, samples: 28 };

export const work: Asset[] = [
  still(
    'work',
    'commissioning',
    scene('commissioning.py', args),
    'Laptop on a stand before the touch screen of a blower, connected to its service port; both show the same flow, pressure and power.',
    large,
  ),
  still(
    'work',
    'inlet-filter',
    scene('inlet.py', { ...args, h: 1200 }),
    'Two round housings with silencers on the roof of a blower, one of them open, its pleats in view.',
    { ...large, height: 1200 },
  ),
  still(
    'work',
    'hoist',
    scene('hoist.py', args),
    'Cabinet hanging from four slings under the hook of a crane, just clear of the floor.',
    large,
  ),
  still(
    'work',
    'test-bench',
    scene('testbench.py', args),
    'Test bench: a blower discharges through a straight pipe with a flow nozzle, transmitters along it and the readings on a screen.',
    large,
  ),
];
