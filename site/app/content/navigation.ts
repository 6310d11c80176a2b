import type { FooterColumn, NavigationItem } from '@brand/ui';

/** Entries of the header. */
export const navigation: NavigationItem[] = [
  { type: 'simple', name: 'Home', href: '/' },
  {
    type: 'dropdown',
    name: 'Products',
    href: '/#products',
    links: [
      {
        name: 'Product line',
        href: '/#products',
        description: 'Compressor, vacuum pump, blower and chiller',
      },
      {
        name: 'Find a machine',
        href: '/#finder',
        description: 'By the flow and pressure that you need',
      },
    ],
  },
  { type: 'simple', name: 'Technology', href: '/#technology' },
  { type: 'simple', name: 'Applications', href: '/#applications' },
  { type: 'simple', name: 'Resources', href: '/blog' },
  { type: 'simple', name: 'Contact', href: '/#contact' },
];

/** Links of the footer. */
export const footerColumns: FooterColumn[] = [
  {
    heading: 'Products',
    links: [
      { name: 'Product line', href: '/#products' },
      { name: 'Find a machine', href: '/#finder' },
      { name: 'Performance', href: '/#performance' },
    ],
  },
  {
    heading: 'Technology',
    links: [
      { name: 'Air-foil bearings', href: '/blog/air-foil-bearing-100000-starts' },
      { name: 'Permanent-magnet motor', href: '/blog/ie5-permanent-magnet-motor' },
      { name: 'Applications', href: '/#applications' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { name: 'All articles', href: '/blog' },
      { name: 'Energy', href: '/blog?category=energy' },
      { name: 'Bearings', href: '/blog?category=bearings' },
      { name: 'Wastewater', href: '/blog?category=wastewater' },
    ],
  },
];
