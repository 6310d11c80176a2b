/** Equidistant cylindrical projection, true at 36°, from 82° north to 57° south, cut at 169.5° west. */
export const mapWidth = 1000;
export const west = -169.5;
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
