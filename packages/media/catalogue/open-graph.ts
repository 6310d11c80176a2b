/** Previews of the routes. The covers of the articles serve as theirs. */
import { type CardContent, card } from '../drawn/cards.ts';
import type { Card } from './types.ts';

const routes: Record<string, CardContent & { route: string }> = {
  home: {
    route: '/',
    title: 'Air that carries nothing but pressure.',
    note: 'High-speed turbo blowers on air-foil bearings',
    picture: 'home/hero-impeller',
  },
  'about-us': {
    route: '/about-us',
    title: 'About us',
    note: 'Oil-free turbo technology since 2007',
    picture: 'places/headquarters',
    look: 'panel',
    phase: 0.1,
  },
  'max-series': {
    route: '/max-series',
    title: 'MAX Series',
    note: '40–150 m³/min, 250–900 kW',
    picture: 'series/max75-front',
    look: 'cut-out',
  },
  'rmx-series': {
    route: '/rmx-series',
    title: 'RMX Series',
    note: '10–135 m³/min, 0.2–0.8 bar',
    picture: 'series/rmx-m-front',
    look: 'cut-out',
  },
  'emx-series': {
    route: '/emx-series',
    title: 'EMX Series',
    note: '10–135 m³/min, 0.2–0.8 bar',
    picture: 'series/emx-m-front',
    look: 'cut-out',
  },
  technologies: {
    route: '/technologies',
    title: 'Technologies',
    note: 'Air-foil bearing, motor, impeller, control',
    picture: 'technology/air-foil-bearing-poster',
    phase: 0.22,
  },
  services: {
    route: '/services',
    title: 'Services',
    note: 'Commissioning, installation, training, support',
    picture: 'heroes/services-hall-poster',
    phase: 0.34,
  },
  'after-sale-support': {
    route: '/after-sale-support',
    title: 'After Sales Support',
    note: '24/7 technical support',
    phase: 0.46,
  },
  applications: {
    route: '/applications',
    title: 'Applications',
    note: 'Industry, buildings, environment, energy',
    picture: 'places/case-wastewater',
    look: 'panel',
    phase: 0.58,
  },
  contact: { route: '/contact', title: 'Contact', note: 'Seven offices, 24/7 support', phase: 0.7 },
  blog: {
    route: '/blog',
    title: 'Technical resources',
    note: 'Bearings, energy, wastewater, controls',
    phase: 0.82,
  },
  products: {
    route: '/products',
    title: 'Products',
    note: 'Blowers, compressors, vacuum pumps, chillers',
    picture: 'products/product-blower-front',
    look: 'cut-out',
  },
  'case-studies': {
    route: '/case-studies',
    title: 'Case studies',
    note: 'Detroit 38%, Berlin 42%, Dubai 31% energy savings',
    picture: 'places/case-automotive',
    look: 'panel',
    phase: 0.94,
  },
  demo: {
    route: '/demo',
    title: 'Request a demo',
    note: 'See a machine run at your duty point',
    phase: 0.28,
  },
  support: {
    route: '/support',
    title: 'Support',
    note: 'Manuals, troubleshooting, service requests',
    phase: 0.52,
  },
  downloads: {
    route: '/media/downloads',
    title: 'Downloads',
    note: 'Catalogue and installation documents',
    phase: 0.16,
  },
  search: {
    route: '/search',
    title: 'Search',
    note: 'Products, articles, case studies, downloads',
    phase: 0.64,
  },
  'not-found': {
    route: '/404',
    title: 'Page not found',
    note: 'The address leads nowhere',
    phase: 0.4,
  },
};

export const openGraph: Card[] = Object.entries(routes).map(([name, content]) => ({
  kind: 'card',
  subject: 'open-graph',
  name: `card-${name}`,
  alt: `${content.title} ${content.note}.`.replace('..', '.'),
  width: 1200,
  height: 630,
  maker: { by: 'drawing', page: () => card(content) },
  usedBy: [content.route],
}));
