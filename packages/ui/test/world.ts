import type { MapDrawing, OfficeMapItem } from '../src/office-map/index.ts';
import worldHref from './world.svg?no-inline';

/** Coarse coastlines (Natural Earth, public domain) in an equidistant cylindrical projection. */
export const world: MapDrawing = {
  viewBox: '0 0 1000 477',
  href: `${worldHref}#land`,
};

/** Seven offices in the units of the drawing. */
export const places: readonly OfficeMapItem[] = [
  { id: 'hq', name: 'Seoul', detail: 'South Korea', x: 823.5, y: 152.6 },
  { id: 'china', name: 'Shanghai', detail: 'China', x: 808.3, y: 174.3 },
  { id: 'india', name: 'Bangalore', detail: 'India', x: 686.4, y: 237 },
  { id: 'usa', name: 'Houston', detail: 'USA', x: 205.9, y: 179.4 },
  { id: 'brazil', name: 'São Paulo', detail: 'Brazil', x: 341.3, y: 362.4 },
  { id: 'germany', name: 'Munich', detail: 'Germany', x: 503, y: 116.3 },
  { id: 'uae', name: 'Dubai', detail: 'United Arab Emirates', x: 624.4, y: 195 },
];
