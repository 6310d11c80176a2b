import { Picture } from '../src/picture/index.ts';
import type { CarouselProduct } from '../src/product-carousel/index.ts';
import { blowerBack, blowerFront } from './pictures.ts';

const product = (
  name: string,
  text: string,
  features: string[],
  warranty: number,
): CarouselProduct => ({
  title: name,
  text,
  features,
  highlight: `${warranty} year warranty`,
  front: <Picture {...blowerFront} />,
  back: <Picture {...blowerBack} />,
});

/** The four products of the line. */
export const products: readonly CarouselProduct[] = [
  product(
    'Air compressor',
    'Compressed air without a drop of oil.',
    ['Oil-free air', '40–100% turn-down', 'Smart IoT monitoring', 'Air-foil bearings'],
    5,
  ),
  product(
    'Vacuum pump',
    'Dry vacuum on the same shaft.',
    ['No contact, no wear', '40–100% turn-down', 'Smart IoT monitoring', 'Air-foil bearings'],
    3,
  ),
  product(
    'Blower',
    'High-speed turbo blower for aeration and conveying.',
    ['Oil-free air', '40–100% turn-down', 'Under 85 dB(A)', 'Modbus RTU and TCP'],
    2,
  ),
  product(
    'Chiller',
    'Cold water from an oil-free compressor.',
    [
      'No oil in the refrigerant',
      'Part load by speed',
      'Smart IoT monitoring',
      'Air-foil bearings',
    ],
    4,
  ),
];
