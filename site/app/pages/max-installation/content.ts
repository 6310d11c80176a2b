import * as claims from '@brand/catalogue/claims';
import { serviceRequestHref } from '@brand/catalogue/company';
import { digits } from '@brand/catalogue/digits';
import { revisionText } from '@brand/catalogue/documents';
import { flangeStandards } from '@brand/catalogue/environment';
import { printFigure } from '@brand/catalogue/modelFigures';
import { modelsOf } from '@brand/catalogue/models';
import { inUnits, unitText } from '@brand/catalogue/units';
import type { LedgerItem, PropertyColumn, UnitText } from '@brand/ui';
import { frames } from '../product-manuals/content.ts';
import { page } from './page.ts';

export const hero = {
  title: page.title,
  text: 'For the contractor, the electrician and your maintenance crew. This is the planning edition: space, weights, order of work and checks. Flange size, foot loads, clearances, fuse and cable come with the quote: order neither pipe nor cable before you have them.',
  edition: `${revisionText}.`,
  download: 'Download the manual',
  request: 'Request the data for your order',
};

/** Placeholder for values that depend on the order. */
export const withQuote = 'With the quote';

interface Sheet {
  label: string;
  /** Heading of the first column, if the rows are not properties. */
  labels?: { name?: string };
  columns?: readonly PropertyColumn[];
  rows: readonly { name: string; values: readonly UnitText[] }[];
}

export interface Chapter {
  id: string;
  title: string;
  text: string;
  /** Steps or checks in order. */
  steps?: readonly string[];
  /** Caption of the picture of the lift. */
  caption?: string;
  sheet?: Sheet;
  /** Work by running hours. */
  ledger?: readonly LedgerItem[];
}

const models = modelsOf('MAX');

const row = (name: string, ...values: UnitText[]) => ({ name, values });

/** Work after an interval, in hours of continuous operation. */
const every = (days: number, text: string, name = `${days} days`): LedgerItem => ({
  value: `${digits(days * 24)} h`,
  title: `every ${name}`,
  text,
});

export const chapters: readonly Chapter[] = [
  {
    id: 'foundation',
    title: 'Foundation',
    text: 'The package stands on a level floor that carries its weight. It needs no pit, and no anchors to grout. The quote gives the load on each foot and the clearances.',
    sheet: { label: 'Space and weight', ...frames('MAX') },
  },
  {
    id: 'lifting',
    title: 'Lifting',
    text: 'The machine comes in one package. Lift it upright, by all the eyes on its roof.',
    steps: [
      'Measure the route to its place: doors, turns, and the permitted load of the floors.',
      'Choose the crane and slings for the weight in the table above.',
      'Lift it just clear of the ground, and check that it hangs level.',
      'Keep people out from under the load.',
      'Set it down, level it, and take the slings off.',
    ],
    caption: 'MAX hanging level from all its lifting eyes, just above its place.',
  },
  {
    id: 'pipe-and-flange',
    title: 'Pipe and flange',
    text: 'After the flange come an expansion joint, the branch to the blow-off valve, then the check valve. The blow-off must lie between machine and check valve, so that the machine can start and stop against a header under pressure. Support the pipe on its own: neither its weight nor its expansion may load the flange.',
    sheet: {
      label: 'Air connections',
      rows: [
        row('Flange standards', flangeStandards.join(', ')),
        row('Size of flange, bolts and gasket', ''),
        row('Blow-off pipe, intake and exhaust ducts', ''),
        row('Limits for the intake air', ''),
      ],
    },
  },
  {
    id: 'cable-and-fuse',
    title: 'Cable and fuse',
    text: `The supply is ${claims.supply}. An electrician connects it, protective earth first. Do not size cable or fuse from the power in this table. The quote gives cable and fuse.`,
    sheet: {
      label: 'Supply connection',
      labels: { name: 'Model' },
      columns: [{ label: 'Power', unit: unitText('power') }, { label: 'Fuse and cable' }],
      rows: models.map((model) =>
        row(
          model.code,
          inUnits((system) => printFigure('power', model, system) ?? ''),
          '',
        ),
      ),
    },
  },
  {
    id: 'signals',
    title: 'Signals',
    text: 'At commissioning, each signal is traced from the machine to the control room, and back.',
    sheet: {
      label: 'Signal connections',
      rows: [
        row('Controller', `${claims.fieldbus}, ${claims.analogue}`),
        row('If ordered', claims.orderedProtocols.join(', ')),
        row('Register list', ''),
      ],
    },
  },
  {
    id: 'start-up',
    title: 'Start-up checklist',
    text: 'The first start is part of commissioning. Do not start the machine until every line is ticked. The checks of phases, emergency stop and clock need the supply switched on: an electrician does that.',
    steps: [
      'The package is level, and nothing stands in its openings.',
      'Intake filters are in place; the intake is clean and free.',
      'The flanges meet without force before they are bolted, and the expansion joint can move.',
      'The check valve opens away from the machine.',
      'The blow-off valve moves, and its outlet is away from the intake.',
      'A path for the air is open, from the flange to the process.',
      'All three phases are present, and the earth is connected.',
      'The emergency stop has been tried, and released again.',
      'Warm air is ducted out of the room.',
      'The controller shows the right date and time, which it writes into its messages.',
      'The rotor has not been turned by hand.',
    ],
  },
  {
    id: 'maintenance',
    title: 'Maintenance',
    text: `Before work inside: switch off, lock out, wait until the inverter has discharged (ask us how long), and check for voltage. While the rotor turns, the motor cables carry voltage. Intervals are for continuous operation: with fewer hours, go by the hour meter. Change intake filters on their pressure drop. Book a visit at least ${claims.inText(claims.maintenanceNotice)} ahead.`,
    ledger: [
      every(1, 'Operator: read messages, temperatures and the pressure drop of the filters', 'day'),
      every(7, 'Operator: clear the openings, record starts and hours', 'week'),
      every(30, 'Maintenance crew: clean cooling filters, check fans, watch one complete stop'),
      every(90, 'Maintenance crew: compare flow, pressure and power with the commissioning record'),
      every(
        365,
        'Our technician: check electrical connections, test trips and valves, calibrate sensors, measure',
        'year',
      ),
    ],
  },
];

export const closing = {
  title: 'Should we install the machine?',
  text: `Our technicians set the machine down and connect it in ${claims.inText(claims.singleUnitInstallation)}, larger systems in ${claims.inText(claims.systemInstallation)}.`,
  actions: [
    { name: 'Installation', href: '/services#installation' },
    { name: 'Request service', href: serviceRequestHref },
  ],
};
