/** Texts for a selection, shared by the selector, the enquiry and its mail. */
import { digits } from '../digits.ts';
import type { Model } from '../models.ts';
import { limitTexts, operatingLimits } from '../operatingLimits.ts';
import {
  fromBase,
  print,
  printDuty,
  printWithUnit,
  type UnitSystem,
  unitIn,
  unitKey,
  units,
} from '../units.ts';
import { type AirState, kelvin, statedInlet } from './air.ts';
import { convertedTo, type Duty, flowUnits, type SelectionRequest } from './request.ts';
import type { Exceeded, Margin, Miss, Near, Selection } from './select.ts';

/** Position of a value in the range of a machine: `12% below the model’s maximum`. */
export function marginText({ position, aboveMinimum, belowMaximum }: Margin): string {
  if (position === 1) return 'at the model’s maximum';
  if (position === 0) return 'at the model’s minimum';
  return position < 0.5
    ? `${percent(aboveMinimum)} above the model’s minimum`
    : `${percent(belowMaximum)} below the model’s maximum`;
}

/** A miss of a model that nearly fits: `pressure 0.014 bar above the model’s maximum`. */
export const missText = (miss: Miss, system: UnitSystem) =>
  `${miss.quantity} ${distanceText(miss, system)}`;

/** Distance of a duty point from the range that it misses: `0.014 bar above the model’s maximum`. */
const distanceText = (miss: Miss, system: UnitSystem) =>
  `${sizeText(miss, system)} ${miss.end === 'minimum' ? 'below' : 'above'} the model’s ${miss.end}`;

/** Size of a miss: `0.014 bar`. */
function sizeText({ quantity, distance }: Miss, system: UnitSystem): string {
  const converted = fromBase(quantity, distance, unitKey(quantity, system));
  return `${digits(Number(converted.toPrecision(2)))}\u00a0${unitIn(quantity, system).name}`;
}

/** Position of a duty point in a range of a model, or its distance from it: `12% below the model’s maximum`. */
export function placeText(
  quantity: Miss['quantity'],
  margin: Margin,
  misses: readonly Miss[],
  system: UnitSystem,
): string {
  const miss = misses.find((one) => one.quantity === quantity);
  return miss ? distanceText(miss, system) : marginText(margin);
}

/** Ranges of a model that a duty point misses: `Outside its flow and pressure ranges`; empty if it misses none. */
export function outsideText(misses: readonly Miss[]): string {
  const missed = ['flow', 'pressure'].filter((one) => misses.some((miss) => miss.quantity === one));
  if (missed.length === 0) return '';
  return `Outside its ${missed.join(' and ')} range${missed.length > 1 ? 's' : ''}`;
}

/** Does not round to 0%, because the point is not at the limit. */
function percent(fraction: number): string {
  return fraction < 0.005 ? 'less than 1%' : `${digits(fraction * 100, 0)}%`;
}

export const flowOwnerNames: Record<SelectionRequest['flowFor'], string> = {
  all: 'All machines together',
  each: 'Each machine',
};

/** The request: `40 m³/min at the inlet, 0.7 bar`. With several machines it says what the flow is for. */
export function requestText(request: SelectionRequest, system: UnitSystem): string {
  const { flow, flowUnit, pressure, pressureUnit, flowFor, machines } = convertedTo(
    system,
    request,
  );
  const { name, condition } = flowUnits[flowUnit];
  const owner = machines > 1 ? ` for ${flowOwnerNames[flowFor].toLowerCase()}` : '';
  return `${digits(flow)}\u00a0${name} ${condition}${owner}, ${digits(pressure)}\u00a0${units.pressure[pressureUnit].name}`;
}

/** The duty point in a sentence: `40 m³/min at 0.7 bar`. */
export function pointText(request: SelectionRequest, system: UnitSystem): string {
  const { flow, flowUnit, pressure, pressureUnit, flowFor, machines } = convertedTo(
    system,
    request,
  );
  const owner = machines > 1 && flowFor === 'each' ? ' each' : '';
  return `${digits(flow)}\u00a0${flowUnits[flowUnit].name}${owner} at ${digits(pressure)}\u00a0${units.pressure[pressureUnit].name}`;
}

/** How many models cover a duty point: `3 models cover 55 m³/min at 0.62 bar.` */
export function countText({ fits, near }: Selection, point: string): string {
  if (fits.length === 1) return `1 model covers ${point}.`;
  if (fits.length > 1) return `${fits.length} models cover ${point}.`;
  const nearest = near.flatMap(({ models }) => models).length;
  const below = nearest > 1 ? ' The nearest models are below.' : ' The nearest model is below.';
  return `No model covers ${point}.${nearest ? below : ''}`;
}

/** The limit that a near model misses, and by how much: `From 8.7 psi at your flow: 0.2 psi more than you need`. */
export function nearText({ models: [model], misses }: Near, system: UnitSystem): string {
  const [miss, second] = misses;
  const { quantity, end } = miss;
  const range = model?.[quantity];
  if (second || !range) return misses.map((one) => missText(one, system)).join(', ');
  const limit = printWithUnit(quantity, end === 'minimum' ? range[0] : range[1], system);
  const at = quantity === 'flow' ? 'at your pressure' : 'at your flow';
  const turnDown =
    quantity === 'flow' ? '. The quote says whether it turns down to your flow.' : '';
  return end === 'minimum'
    ? `From ${limit} ${at}: ${sizeText(miss, system)} more than you need${turnDown}`
    : `Up to ${limit} ${at}: ${sizeText(miss, system)} less than you need`;
}

/** Size of the gap between the duty point and a near model, in per cent: `2`, `12`. */
export function gapSize({ gap }: Miss): string {
  const size = Math.max(0.1, Math.abs(gap * 100));
  return digits(size, size < 1 ? 1 : 0);
}

/** Change of the duty point that a near model needs, in per cent: `+2`, `−12`. */
export const gapText = (miss: Miss) => `${miss.gap < 0 ? '−' : '+'}${gapSize(miss)}`;

/** The requested machines: `2 machines and 1 on standby`. */
export function machinesText({ machines, reserve }: SelectionRequest): string {
  const running = machines === 1 ? '1 machine' : `${machines} machines`;
  return reserve ? `${running} and ${reserve} on standby` : running;
}

/** When to choose a model, after the word `when`. RMX and EMX have the same figures, so their cabinets decide. */
export function chooseWhen({ series, flow, pressure }: Model, system: UnitSystem): string {
  if (series === 'RMX') return 'machines stand in a row';
  if (series === 'EMX') return 'discharge must be at the top';
  return pressure
    ? `pressure may rise to ${printWithUnit('pressure', pressure[1], system)}`
    : `one machine has to deliver up to ${printWithUnit('flow', flow[1], system)}`;
}

/** State of the air at the inlet, in short: `20 °C, 0 m, 36% humidity`. */
export const inletText = ({ inlet, altitude }: Selection['duty'], system: UnitSystem): string =>
  `${printWithUnit('temperature', inlet.temperature, system)}, ${printWithUnit('altitude', altitude, system)}, ${digits(inlet.humidity)}% humidity`;

/** State of the air at the inlet: `20 °C, 0 m above sea level (1.013 bar), 36% relative humidity`. */
export function conditionsText({ inlet, altitude }: Selection['duty'], system: UnitSystem): string {
  const pressure = printDuty('pressure', inlet.pressure, system);
  return [
    printWithUnit('temperature', inlet.temperature, system),
    `${printWithUnit('altitude', altitude, system)} above sea level (${pressure})`,
    `${digits(inlet.humidity)}% relative humidity`,
  ].join(', ');
}

/** Whether the rise at the inlet is another at the condition for which pressures are stated. */
export const isConverted = ({ pressure, statedPressure }: Duty) => pressure !== statedPressure;

/** What pressure is compared with those of the models: `8.5 psi at your inlet takes the same head as 9.38 psi at 68 °F, …` */
export function headText({ pressure, statedPressure }: Duty, system: UnitSystem): string {
  const [asked, compared] = [pressure, statedPressure].map((bar) =>
    printDuty('pressure', bar, system),
  );
  return `${asked} at your inlet takes the same isentropic head as ${compared} at ${statedInletText(system)}. We assume that the pressures of the models are for that inlet, and compare ${compared} with them.`;
}

/** Where a converted pressure comes from: `converted from 8.5 psi at your inlet`; empty if it is not converted. */
export const convertedText = (duty: Duty, system: UnitSystem) =>
  isConverted(duty)
    ? `, converted from ${printDuty('pressure', duty.pressure, system)} at your inlet`
    : '';

/** Calculation of the pressure of the same head, to which `headText` refers. */
export function headSum({ pressure, statedPressure, inlet }: Duty, system: UnitSystem): string {
  const bar = (value: number) => print('pressure', value, system, system === 'us' ? 3 : 5);
  const absolute = ({ temperature }: AirState) =>
    digits(kelvin(temperature) * (system === 'us' ? 1.8 : 1), 2);
  return `${bar(statedInlet.pressure)} × ((1 + ((1 + ${bar(pressure)} / ${bar(inlet.pressure)})^(2/7) − 1) × ${absolute(inlet)} / ${absolute(statedInlet)})^(7/2) − 1) = ${printDuty('pressure', statedPressure, system)}`;
}

/** Condition for which we assume that pressures are stated: `20 °C, 1.013 bar and 36% relative humidity`. */
export const statedInletText = (system: UnitSystem) =>
  `${printWithUnit('temperature', statedInlet.temperature, system)}, ${printDuty('pressure', statedInlet.pressure, system)} and ${digits(statedInlet.humidity)}% relative humidity`;

/** An operating limit that the inlet exceeds: `RMX and EMX are rated for an ambient temperature of −10 to 40 °C.` */
export function exceededText({ series, limit }: Exceeded, system: UnitSystem): string {
  const limits = operatingLimits[series[0] ?? 'RMX'];
  if (!limits) throw new Error(`No limits are stated for ${series.join(', ')}.`);
  const texts = limitTexts(limits, system);
  const text = {
    temperature: `an ambient temperature of ${texts.temperature}`,
    pressure: `an atmospheric pressure of ${texts.pressure}`,
    humidity: `a relative humidity of at most ${texts.humidity}`,
    altitude: `an altitude of at most ${texts.altitude}`,
  };
  return `${series.join(' and ')} are rated for ${text[limit]}.`;
}
