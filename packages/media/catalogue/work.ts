/** Work on and around the machines: commissioning, maintenance, test and installation. */
import { type Asset, type SceneMaker, type Still, scene } from './types.ts';

const still = (name: string, maker: SceneMaker, usedBy: readonly string[], alt: string): Still => ({
  kind: 'still',
  subject: 'work',
  name,
  alt,
  width: 1200,
  height: 675,
  maker,
  usedBy,
});

export const work: Asset[] = [
  still(
    'commissioning',
    scene('commissioning.py'),
    ['/services'],
    'Laptop on a stand before the touch screen of a blower, connected to its service port; both show the same flow, pressure and power. Rendering.',
  ),
  still(
    'inlet-filter',
    scene('inlet.py'),
    ['/after-sale-support'],
    'Two inlet filters with silencers on the roof of a blower, the hood of one taken off its pleated element. Rendering.',
  ),
  still(
    'hoist',
    scene('hoist.py'),
    ['/services', '/product-manuals/max-installation'],
    'MAX turbo blower on four slings under the hook of a crane, just above its place marked on the floor. Rendering.',
  ),
  {
    ...still(
      'test-bench',
      scene('testbench.py'),
      ['/demo', '/careers'],
      'Test bench: a blower discharges through a straight pipe with a flow nozzle, transmitters along it and the readings on a screen. Rendering.',
    ),
    width: 1280,
    height: 720,
  },
];
