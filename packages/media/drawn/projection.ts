/**
 * Equidistant cylindrical projection, true to scale along 36° north and south, from 82° north to 57° south, cut at
 * 169.5° west in the Bering Strait.
 */
export const mapWidth = 1000;
const west = -169.5;
const north = 82;
const south = -57;
const compression = Math.cos((36 * Math.PI) / 180);
const unit = mapWidth / 360;
export const mapHeight = Math.round(((north - south) * unit) / compression);

export interface Place {
  latitude: number;
  longitude: number;
}

/** Position on the map, in map units, of degrees north and east. */
export function project({ latitude, longitude }: Place): { x: number; y: number } {
  const fromWest = longitude - west;
  return {
    x: (fromWest < 0 ? fromWest + 360 : fromWest) * unit,
    y: ((north - latitude) * unit) / compression,
  };
}

/** The seven offices, by the ids of the contact page. */
export const offices = {
  hq: { city: 'Seoul', latitude: 37.5665, longitude: 126.978 },
  china: { city: 'Shanghai', latitude: 31.2304, longitude: 121.4737 },
  india: { city: 'Bangalore', latitude: 12.9716, longitude: 77.5946 },
  usa: { city: 'Houston', latitude: 29.7604, longitude: -95.3698 },
  brazil: { city: 'São Paulo', latitude: -23.5505, longitude: -46.6333 },
  germany: { city: 'Munich', latitude: 48.1351, longitude: 11.582 },
  uae: { city: 'Dubai', latitude: 25.2048, longitude: 55.2708 },
} as const;
