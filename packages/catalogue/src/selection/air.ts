/**
 * Moist air as an ideal gas: conversion of flows between conditions.
 *
 * The amount of dry air is conserved, because a process uses the dry air. The amount in a volume V is
 * n = V · (p − φ · p_s(t)) / (R · T), so that V₂ = V₁ · (p₁ − φ₁ p_s1)/(p₂ − φ₂ p_s2) · T₂/T₁. This is the conversion
 * between SCFM and ICFM that ASME PTC 13 and CAGI use. Below 1.1 bar the deviation from an ideal gas is under 0.1 %.
 */

/** State of the air at an inlet, or reference condition of a flow. */
export interface AirState {
  /** Absolute pressure in bar. */
  pressure: number;
  /** Temperature in °C. */
  temperature: number;
  /** Relative humidity in per cent, over water. */
  humidity: number;
}

/** Normal condition of DIN 1343: 0 °C, 1.01325 bar, dry. Reference of Nm³. */
export const normal: AirState = { pressure: 1.013_25, temperature: 0, humidity: 0 };

/** Standard condition of ASME and CAGI: 68 °F, 14.696 psia, 36 % relative humidity. Reference of SCFM. */
export const standard: AirState = { pressure: 1.013_25, temperature: 20, humidity: 36 };

/** Condition for which the pressures of all models are assumed to be stated. */
export const statedInlet = standard;

/**
 * Pressure of the standard atmosphere in bar.
 *
 * p = p₀ · (1 − L·h/T₀)^(g/(R·L)), with p₀ = 1.01325 bar, T₀ = 288.15 K, L = 6.5 K/km, g = 9.80665 m/s² and
 * R = 287.05287 J/(kg·K): ISO 2533:1975, valid up to 11,000 m.
 *
 * @param altitude above sea level, in m
 */
export function atmosphericPressure(altitude: number): number {
  return 1.013_25 * (1 - (0.0065 * altitude) / 288.15) ** (9.806_65 / (287.052_87 * 0.0065));
}

/** Altitude in m at which the standard atmosphere has a pressure in bar: the inverse of `atmosphericPressure`. */
export function altitudeAt(pressure: number): number {
  return (288.15 / 0.0065) * (1 - (pressure / 1.013_25) ** ((287.052_87 * 0.0065) / 9.806_65));
}

/**
 * Pressure of saturated water vapour over water, in bar.
 *
 * p_s = 6.1121 hPa · exp((18.678 − t/234.5) · t/(257.14 + t)): A. L. Buck, "New equations for computing vapor pressure and
 * enhancement factor", J. Appl. Meteorol. 20 (1981), in its revision of 1996; within 0.05 % from −20 to 50 °C. Humidity
 * below 0 °C is also relative to water, as the World Meteorological Organization defines it.
 *
 * @param temperature in °C
 */
export function saturationPressure(temperature: number): number {
  const exponent = (18.678 - temperature / 234.5) * (temperature / (257.14 + temperature));
  return 6.1121e-3 * Math.exp(exponent);
}

/** Converts a flow to another condition, in the same unit. @param flow volume per time at `from` */
export function convertFlow(flow: number, from: AirState, to: AirState): number {
  return flow * (concentration(from) / concentration(to));
}

/** Amount of dry air in a volume, in bar/K: its partial pressure divided by its absolute temperature. */
function concentration({ pressure, temperature, humidity }: AirState): number {
  return (pressure - (humidity / 100) * saturationPressure(temperature)) / kelvin(temperature);
}

/**
 * Minimum power to compress a flow without cooling, in kW: P = κ/(κ − 1) · p₁ · V̇₁ · (r^((κ − 1)/κ) − 1), with
 * r = (p₁ + Δp)/p₁ and κ = 1.4. The inlet temperature drops out, because the flow is a volume at the inlet. It is the
 * reversible adiabatic (isentropic) power to which ISO 1217:2009/Amd 1:2016 relates the power of a compressor as its
 * isentropic efficiency.
 *
 * @param flow flow at the inlet in m³/min
 * @param rise pressure rise in bar
 * @param inlet absolute pressure at the inlet in bar
 */
export function adiabaticPower(flow: number, rise: number, inlet: number): number {
  const exponent = 0.4 / 1.4;
  return (((inlet * 100) / exponent) * flow * ((1 + rise / inlet) ** exponent - 1)) / 60;
}

/**
 * Pressure rise in bar that takes the same isentropic head at another inlet. A turbo blower at a given speed delivers a
 * head, h = κ/(κ − 1) · R · T · ((1 + Δp/p)^((κ − 1)/κ) − 1), as ISO 5389:2005 and ASME PTC 10 define it. Equal heads give
 * Δp₂ = p₂ · ((1 + ((1 + Δp₁/p₁)^((κ − 1)/κ) − 1) · T₁/T₂)^(κ/(κ − 1)) − 1), with κ = 1.4.
 *
 * R is that of dry air at both inlets, so it drops out. Humidity would add 0.6% at 35 °C and 36%, 2.8% at 40 °C and 95%.
 *
 * @param rise in bar, from the inlet `from`
 */
export function riseOfSameHead(rise: number, from: AirState, to: AirState): number {
  const exponent = 0.4 / 1.4;
  const head = ((1 + rise / from.pressure) ** exponent - 1) * kelvin(from.temperature);
  return to.pressure * ((1 + head / kelvin(to.temperature)) ** (1 / exponent) - 1);
}

export const kelvin = (temperature: number) => temperature + 273.15;
