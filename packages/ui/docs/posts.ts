import type { BlogCardProps } from '@brand/ui';
import { bearing, impeller, map } from '../test/pictures.ts';

const decorative = (image: typeof bearing) => ({ ...image, alt: '' });

/** The latest posts of the blog. */
export const posts: readonly BlogCardProps[] = [
  {
    href: '/blog/air-foil-bearing-100000-starts',
    title: 'Why an air-foil bearing survives 100,000 starts',
    text: 'An air-foil bearing wears only while it is slow: the seconds between standstill and lift-off, and the wear calculation that turns them into a number of starts.',
    category: 'Bearings',
    author: 'Bearing Laboratory',
    date: '2026-11-04',
    image: decorative(bearing),
  },
  {
    href: '/blog/aeration-55-percent',
    title: 'Aeration takes 55% of a plant’s power. Where it goes',
    text: 'Of 100 kWh at the meter of a treatment plant, 55 go into compressed air. We follow them through drive, impeller, pipe and bubble.',
    category: 'Wastewater',
    date: '2026-10-28',
    image: decorative(impeller),
  },
  {
    href: '/blog/turn-down-without-blow-off',
    title: 'Turn-down from 100% to 40% without a blow-off valve',
    text: 'Reading an operating map: surge line, choke line and the band between them that a variable-speed machine can hold.',
    category: 'Energy',
    date: '2026-10-12',
    image: decorative(map),
  },
  {
    href: '/blog/modbus-tcp-register-map',
    title: 'Modbus TCP in an afternoon: the register map explained',
    text: 'Twelve bytes out, twenty-nine bytes back: a register list is read, scaled, written to and watched.',
    category: 'Controls',
    author: 'Controls Group',
    date: '2026-10-02',
    image: decorative(map),
  },
  {
    href: '/blog/energy-saving',
    title: 'Where a 30-40% energy saving really comes from',
    text: 'No single part of a blower saves 30%. Three ordinary factors multiplied do.',
    category: 'Energy',
    author: 'Applications Engineering',
    date: '2026-09-16',
    image: decorative(impeller),
  },
  {
    href: '/blog/dissolved-oxygen-control',
    title: 'Dissolved-oxygen control: let the basin set the speed',
    text: 'A loop that swings is usually tuned for the blower and not for the basin.',
    category: 'Wastewater',
    author: 'Controls Group',
    date: '2026-08-19',
    image: decorative(bearing),
  },
  {
    href: '/blog/wire-to-air-efficiency',
    title: 'Wire to air: measuring blower efficiency at the meter',
    text: 'One formula, five instruments and a script.',
    category: 'Energy',
    author: 'Applications Engineering',
    date: '2026-07-15',
    image: decorative(map),
  },
  {
    href: '/blog/nstb-plus-bearing',
    title: 'NSTB+: from 100,000 cycles to 150,000',
    text: 'Which processes need half as many cycles again, and how a bearing earns them.',
    category: 'Bearings',
    author: 'Bearing Laboratory',
    date: '2026-06-17',
    image: decorative(bearing),
  },
  {
    href: '/blog/ie5-permanent-magnet-motor',
    title: 'An IE5 motor at 96%: what a permanent magnet removes',
    text: 'Three points of motor efficiency are a change of 45% in motor losses.',
    category: 'Energy',
    author: 'Applications Engineering',
    date: '2026-05-20',
    image: decorative(impeller),
  },
];
