/** Work on and around the machines: commissioning, maintenance, test and installation. */
import { type Asset, scene, still } from './types.ts';

export const work: Asset[] = [
  still(
    'work',
    'commissioning',
    scene('commissioning.py'),
    'Laptop on a stand before the touch screen of a blower, connected to its service port; both show the same flow, pressure and power. Rendering.',
  ),
  still(
    'work',
    'inlet-filter',
    scene('inlet.py'),
    'Two inlet filters with silencers on the roof of a blower, the hood of one taken off its pleated element. Rendering.',
  ),
  still(
    'work',
    'hoist',
    scene('hoist.py'),
    'MAX turbo blower on four slings under the hook of a crane, just above its place marked on the floor. Rendering.',
  ),
  {
    ...still(
      'work',
      'test-bench',
      scene('testbench.py'),
      'Test bench: a blower discharges through a straight pipe with a flow nozzle, transmitters along it and the readings on a screen. Rendering.',
    ),
    width: 1280,
    height: 720,
  },
];
