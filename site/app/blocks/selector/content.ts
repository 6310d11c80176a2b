import { type Model, models } from '@brand/catalogue/models';
import { isPowerUsable } from '@brand/catalogue/selection/powerAt';
import { powerScope } from '@brand/catalogue/selection/powerWords';
import type { RequestField } from '@brand/catalogue/selection/request';
import { typicalNote } from '@brand/catalogue/seriesNotes';
import { dutyLabels } from '@brand/catalogue/units';

/** Labels of the fields. */
export const fieldNames: Record<Exclude<RequestField, 'units'>, string> = {
  ...dutyLabels,
  flowUnit: 'Unit and condition',
  pressureUnit: 'Unit of pressure',
  temperature: 'Inlet temperature',
  temperatureUnit: 'Unit of temperature',
  altitude: 'Altitude',
  altitudeUnit: 'Unit of altitude',
  humidity: 'Relative humidity, %',
  machines: 'Duty machines',
  reserve: 'Standby machines',
  flowFor: 'Flow rate given for',
};

export const words = {
  form: 'Duty point',
  submit: 'Find models',
  problem: 'Please correct the marked fields.',
  none: 'None',
  one: 'One machine',
};

/** Power of a machine at its duty point. */
export const dutyPower = {
  labelOf: (model: Model) =>
    isPowerUsable(model) ? 'Estimated power at the duty point:' : 'Power at the duty point:',
  line: 'A straight line between the stated ends:',
  efficiency: 'Adiabatic compression at the model’s efficiency:',
  /** At the power in a readout. */
  short: 'Power at this point',
  stated: 'Stated power',
  fromEfficiency: 'From the efficiency',
  flow: 'Flow',
  pressure: 'Pressure',
  outside: 'Power is estimated only within these ranges.',
  /** Of a model whose stated power is of no use for planning. */
  quoted: 'With the quote',
  /** Why the figures differ. Stands wherever several of them are shown. */
  noteOf: (shown: readonly Model[]) =>
    [
      shown.some(isPowerUsable) &&
        'The two estimates differ for two reasons: the stated power is one range for a size, whatever the pressure, and the stated efficiency may be that of the stage, without losses of motor and inverter. Use them to shortlist. The quote gives the power at your duty point.',
      powerScope(shown),
    ]
      .filter(Boolean)
      .join(' '),
};

/** The duty point on the pages to which it travels. */
export const carried = {
  label: 'Your duty point',
  inlet: 'At the inlet:',
  change: { short: 'Change', long: 'Change the duty point' },
  remove: { short: 'Remove', long: 'Remove the duty point' },
  savings: 'Work out the savings',
};

export const finder = {
  title: 'Find a model by flow and pressure.',
  note: `Each rectangle is the flow and pressure that a model covers. ${typicalNote}`,
  quote: 'Request a quote',
  view: 'View model',
  all: 'See all results',
  tools: [
    { name: `All ${models.length} models as a table`, href: '/products/selector#all' },
    { name: 'Compare models', href: '/products/compare' },
    { name: 'Work out the savings', href: '/products/savings' },
  ],
};
