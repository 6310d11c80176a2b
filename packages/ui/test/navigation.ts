import type { NavigationItem } from '../src/navigation-menu/index.ts';
import { impeller } from './pictures.ts';

/** Widths and heights of pictures in px. */
const shapes = [
  [240, 135],
  [128, 128],
  [100, 300],
  [400, 120],
] as const;

/** A navigation fixture with every kind of entry. */
export const navigation: readonly NavigationItem[] = [
  { type: 'simple', name: 'Home', href: '/' },
  {
    type: 'mega',
    name: 'Products',
    href: '/products',
    groups: [
      {
        name: 'Product Lines',
        links: [
          { name: 'MAX series', href: '/max-series', text: '40 to 150 m³/min' },
          { name: 'RMX series', href: '/rmx-series', text: '10 to 135 m³/min' },
          {
            name: 'EMX series',
            href: '/emx-series',
            text: '10 to 135 m³/min',
            badge: { text: 'Popular', tone: 'popular' },
          },
          { name: 'New series', href: '/products/new-series', badge: { text: 'New', tone: 'new' } },
        ],
      },
      {
        name: 'Services',
        links: [
          { name: 'Services', href: '/services', text: 'Commissioning, training' },
          {
            name: 'After sales support',
            href: '/after-sale-support',
            text: '24 hours, 7 days',
            badge: { text: 'Hot' },
          },
        ],
      },
    ],
    featured: {
      title: 'New series',
      text: 'Three models of size 125, up to 135 m³/min.',
      href: '/products/new-series',
      image: { ...impeller, alt: '' },
    },
  },
  {
    type: 'dropdown',
    name: 'About Us',
    href: '/about-us',
    links: [
      { name: 'Vision', href: '/about-us#vision' },
      { name: 'Certifications', href: '/about-us#certifications' },
      { name: 'Milestones', href: '/about-us#milestones' },
    ],
  },
  {
    type: 'mega',
    name: 'Technology',
    href: '/technology',
    groups: [
      {
        name: 'Technologies',
        links: [
          { name: 'Air bearing', href: '/technologies#air-bearing' },
          { name: 'PMSM motor', href: '/technologies#pmsm-motor' },
          {
            name: 'NSTB+ bearing',
            href: '/technologies#nstb-plus',
            badge: { text: 'Patent', tone: 'patent' },
          },
          { name: 'Impeller', href: '/technologies#impeller' },
          { name: 'Control system', href: '/technologies#control-system' },
        ],
      },
      {
        name: 'Applications',
        links: [
          { name: 'Industrial manufacturing', href: '/applications#industrial-manufacturing' },
          { name: 'Commercial buildings', href: '/applications#commercial-buildings' },
          { name: 'Environmental solutions', href: '/applications#environmental-solutions' },
          { name: 'Energy sector', href: '/applications#energy-sector' },
        ],
      },
    ],
  },
  {
    type: 'dropdown',
    name: 'Media',
    href: '/media',
    links: [
      { name: 'Case studies', href: '/media/case-studies' },
      { name: 'Blog', href: '/blog' },
      { name: 'Downloads', href: '/media/downloads' },
    ],
  },
  { type: 'simple', name: 'Contact', href: '/contact' },
];

/** The same, with a picture above each product line. They differ in shape, as pictures do. */
export const picturedNavigation: readonly NavigationItem[] = navigation.map((item) => {
  if (item.type !== 'mega' || item.name !== 'Products') return item;
  const [lines, ...others] = item.groups;
  if (!lines) return item;
  const links = lines.links.map((link, index) => {
    const [width, height] = shapes[index] ?? [160, 90];
    return { ...link, image: { ...impeller, alt: '', width, height } };
  });
  return { ...item, groups: [{ ...lines, links }, ...others] };
});
