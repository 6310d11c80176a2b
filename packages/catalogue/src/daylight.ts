import { mapHeight, mapWidth, type Place, project, west } from './worldMap.ts';

const radians = Math.PI / 180;
const msOfDay = 86_400_000;
/** 1 January 2000, 12:00 UTC. */
const epoch = Date.UTC(2000, 0, 1, 12);

/**
 * Where the sun is overhead, within about a hundredth of a degree between 1950 and 2050. Source: US Naval Observatory,
 * "Computing Approximate Solar Coordinates" and "Computing Approximate Sidereal Time".
 */
export function subsolarPoint(now: Date): Place {
  const days = (now.getTime() - epoch) / msOfDay;
  const anomaly = (357.529 + 0.985_600_28 * days) * radians;
  const longitude =
    (280.459 + 0.985_647_36 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) *
    radians;
  const obliquity = (23.439 - 0.000_000_36 * days) * radians;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
  const sidereal = 280.460_62 + 360.985_647_37 * days;
  return {
    latitude: Math.asin(Math.sin(obliquity) * Math.sin(longitude)) / radians,
    longitude: within180(ascension / radians - sidereal),
  };
}

/** The latitude at which the sun rises or sets, at a longitude, both in degrees. */
export function terminatorAt(longitude: number, sun: Place): number {
  // At an equinox the terminator runs through the poles.
  const declination = Math.abs(sun.latitude) < 0.01 ? 0.01 : sun.latitude;
  const hour = (longitude - sun.longitude) * radians;
  return Math.atan(-Math.cos(hour) / Math.tan(declination * radians)) / radians;
}

const within180 = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Path data of the area where it is night, in map units. Its other edges are outside of the map. */
export function nightArea(now: Date): string {
  const sun = subsolarPoint(now);
  const line = Array.from({ length: 361 }, (_, index) => {
    const { y } = project({ latitude: terminatorAt(west + index, sun), longitude: 0 });
    return `${tenths((index * mapWidth) / 360)} ${Math.min(lowest, Math.max(highest, tenths(y)))}`;
  });
  const darkPole = sun.latitude < 0 ? highest : lowest;
  return `M${-margin} ${darkPole}L${line.join('L')}L${mapWidth + margin} ${darkPole}Z`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

const margin = 10;
const [highest, lowest] = [-margin, mapHeight + margin];
