import type { Range, SeriesName } from './models.ts';
import { print, printWithUnit, type UnitSystem, unitIn } from './units.ts';

/** Site conditions for which the figures of a machine are valid. */
export interface OperatingLimits {
  /** Ambient temperature in °C. */
  temperature: Range;
  /** Atmospheric pressure in kPa. */
  pressure: Range;
  /** Maximum relative humidity in per cent, non-condensing. */
  humidity: number;
  /** Maximum altitude in m. */
  altitude: number;
}

export const frameLimits: OperatingLimits = {
  temperature: [-10, 40],
  pressure: [90, 110],
  humidity: 95,
  altitude: 1500,
};

/** Limits by series. Those of MAX are not stated. */
export const operatingLimits: Record<SeriesName, OperatingLimits | null> = {
  MAX: null,
  RMX: frameLimits,
  EMX: frameLimits,
};

/** The limits as printed: `−10 to 40 °C`, `90–110 kPa`, `95%, non-condensing`, `1,500 m`. */
export function limitTexts(
  { temperature, pressure, humidity, altitude }: OperatingLimits,
  system: UnitSystem,
): Record<keyof OperatingLimits, string> {
  const degrees = temperature.map((end) => print('temperature', end, system).replace('-', '−'));
  return {
    temperature: `${degrees.join(' to ')}\u00a0${unitIn('temperature', system).name}`,
    pressure:
      system === 'us'
        ? `${pressure.map((end) => print('pressure', end / 100, system)).join('–')}\u00a0psi`
        : `${pressure.join('–')}\u00a0kPa`,
    humidity: `${humidity}%, non-condensing`,
    altitude: printWithUnit('altitude', altitude, system),
  };
}
