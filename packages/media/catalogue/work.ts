/** Work on and around the machines: commissioning, maintenance, test and installation. */
import { type Asset, scene, still } from './types.ts';

const large = { w: 1920, h: 1080 };

export const work: Asset[] = [
  still(
    'work',
    'commissioning',
    scene('commissioning.py', large),
    'Laptop on a stand before the touch screen of a blower, connected to its service port; both show the same flow, pressure and power.',
    1920,
  ),
  still(
    'work',
    'inlet-filter',
    scene('inlet.py', large),
    'Two round housings with silencers on the roof of a blower, one of them open, its pleats in view.',
    1920,
  ),
  still(
    'work',
    'hoist',
    scene('hoist.py'),
    'Cabinet hanging from four slings under the hook of a crane, just clear of the floor.',
  ),
  still(
    'work',
    'test-bench',
    scene('testbench.py', large),
    'Test bench: a blower discharges through a straight pipe with a flow nozzle, transmitters along it and the readings on a screen.',
    1920,
  ),
];
