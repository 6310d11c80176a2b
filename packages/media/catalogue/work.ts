/** Work on and around the machines: commissioning, maintenance, test and installation. */
import { type Asset, scene, still } from './types.ts';

export const work: Asset[] = [
  still(
    'work',
    'commissioning',
    scene('commissioning.py'),
    'Laptop on a stand before the touch screen of a blower, connected to its service port; both show the same flow, pressure and power.',
  ),
  still(
    'work',
    'inlet-filter',
    scene('inlet.py'),
    'Two round housings with silencers on the roof of a blower, one of them open, its pleats in view.',
  ),
  still(
    'work',
    'hoist',
    scene('hoist.py'),
    'Cabinet hanging from four slings under the hook of a crane, just clear of the floor.',
  ),
  {
    ...still(
      'work',
      'test-bench',
      scene('testbench.py'),
      'Test bench: a blower discharges through a straight pipe with a flow nozzle, transmitters along it and the readings on a screen.',
    ),
    width: 1280,
    height: 720,
  },
];
