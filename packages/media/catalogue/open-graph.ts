/** Open Graph images of the pages. Articles use their covers. */
import { span } from '@brand/catalogue/modelFigures';
import { type CardContent, card } from '../drawn/cards.ts';
import type { Card } from './types.ts';

const routes: Record<string, CardContent> = {
  home: {
    title: 'Air that carries nothing but pressure.',
    note: 'High-speed turbo blowers on air-foil bearings',
    picture: 'home/hero-impeller',
  },
  'about-us': {
    title: 'About us',
    note: 'Oil-free turbo technology since 2007',
    picture: 'work/test-bench',
    look: 'panel',
    phase: 0.1,
  },
  'max-series': {
    title: 'MAX Series',
    note: `${span('MAX', 'flow')} m³/min, ${span('MAX', 'power')} kW`,
    picture: 'series/max75-front',
    look: 'cut-out',
  },
  'rmx-series': {
    title: 'RMX Series',
    note: `${span('RMX', 'flow')} m³/min, ${span('RMX', 'pressure')} bar`,
    picture: 'series/rmx-m-front',
    look: 'cut-out',
  },
  'emx-series': {
    title: 'EMX Series',
    note: `${span('EMX', 'flow')} m³/min, ${span('EMX', 'pressure')} bar`,
    picture: 'series/emx-m-front',
    look: 'cut-out',
  },
  technologies: {
    title: 'Technologies',
    note: 'Air-foil bearing, motor, impeller, control',
    picture: 'technology/air-foil-bearing-poster',
    look: 'panel',
    position: '0% 50%',
    phase: 0.22,
  },
  services: {
    title: 'Services',
    note: 'Commissioning, installation, training, support',
    picture: 'heroes/services-hero-poster',
    look: 'panel',
    position: '70% 50%',
    phase: 0.34,
  },
  'after-sale-support': {
    title: 'After Sales Support',
    note: '24/7 technical support',
    phase: 0.46,
  },
  applications: {
    title: 'Applications',
    note: 'Industry, buildings, environment, energy',
    picture: 'places/plant-room-wastewater',
    look: 'panel',
    phase: 0.58,
  },
  contact: { title: 'Contact', note: 'Seven offices, 24/7 support', phase: 0.7 },
  blog: {
    title: 'Technical resources',
    note: 'Bearings, energy, wastewater, controls',
    phase: 0.82,
  },
  products: {
    title: 'Products',
    note: 'Blowers, compressors, vacuum pumps, chillers',
    picture: 'products/product-blower-front',
    look: 'cut-out',
  },
  'case-studies': {
    title: 'Case studies',
    note: 'Detroit 38%, Berlin 42%, Dubai 31% energy savings',
    picture: 'places/plant-room-automotive',
    look: 'panel',
    phase: 0.94,
  },
  'automotive-plant': {
    title: 'Automotive plant, Detroit',
    note: '38% energy savings',
    picture: 'places/plant-room-automotive',
    look: 'panel',
  },
  'municipal-wastewater': {
    title: 'Municipal wastewater, Berlin',
    note: '42% energy savings',
    picture: 'places/plant-room-wastewater',
    look: 'panel',
  },
  'commercial-high-rise': {
    title: 'Commercial high-rise, Dubai',
    note: '31% energy savings',
    picture: 'places/plant-room-highrise',
    look: 'panel',
  },
  demo: {
    title: 'Request a demo',
    note: 'See a machine run at your duty point',
    phase: 0.28,
  },
  support: {
    title: 'Support',
    note: 'Manuals, troubleshooting, service requests',
    phase: 0.52,
  },
  downloads: {
    title: 'Downloads',
    note: 'Catalogue and installation documents',
    phase: 0.16,
  },
  search: {
    title: 'Search',
    note: 'Products, articles, case studies, downloads',
    phase: 0.64,
  },
  'not-found': {
    title: 'Page not found',
    note: 'The address leads nowhere',
    phase: 0.4,
  },
};

export const openGraph: Card[] = Object.entries(routes).map(([name, content]) => ({
  kind: 'card',
  subject: 'open-graph',
  name: `card-${name}`,
  alt: `${content.title}. ${content.note}.`.replace('..', '.'),
  width: 1200,
  height: 630,
  maker: { by: 'drawing', page: () => card(content) },
}));
