import * as claims from '@brand/catalogue/claims';
import { documentHref } from '@brand/catalogue/documentsOnRequest';
import { operatingConditions, type PropertySheet } from '@brand/catalogue/environment';
import { groups } from '@brand/catalogue/frames';
import { printFigure } from '@brand/catalogue/modelFigures';
import { type Model, models, modelsOf, type SeriesName } from '@brand/catalogue/models';
import { inUnits, unitText } from '@brand/catalogue/units';
import { page as maxInstallation } from '../max-installation/page.ts';

export const hero = {
  title: 'What to prepare before the machine arrives.',
  text: `Weights and steps to the first start for all ${models.length} models, site conditions for RMX and EMX. The full manual comes with the machine, by serial number.`,
};

/** Weights and dimensions of the frames of a series. */
export function frames(series: SeriesName, prefix: string = series): PropertySheet {
  const sheets = groups(modelsOf(series), ({ dimensions }) => dimensions.join());
  return {
    title: 'Weight and dimensions',
    labels: { name: 'Model' },
    columns: [
      { label: 'Length × width × height', unit: unitText('length') },
      { label: 'Weight', unit: unitText('weight') },
    ],
    rows: sheets.map(([, models]) => ({
      name: [...new Set(models.map(({ size }) => prefix + size))]
        .filter((_name, index, all) => index === 0 || index === all.length - 1)
        .join(' to '),
      values: (['dimensions', 'weight'] as const).map((key) =>
        inUnits((system) => printFigure(key, models[0] as Model, system) ?? ''),
      ),
    })),
  };
}

/** Frames by size, which RMX and EMX share. */
const sizes: PropertySheet = { ...frames('RMX', ''), labels: { name: 'Size' } };

export const outlines = 'Machines';

export interface Manual {
  id: string;
  title: string;
  text: string;
  /** Its largest model is drawn. */
  series: SeriesName;
  /** Note below the drawing. */
  note: string;
  sheets: readonly PropertySheet[];
  /** Link to a separate manual. */
  link?: { label: string; href: string };
}

export const manuals: readonly Manual[] = [
  {
    id: 'max',
    title: 'MAX Series',
    text: 'Each machine comes in one package and is lifted upright, by all the eyes on its roof. For MAX, the limits of ambient temperature, altitude and intake gases come with the quote: send us the conditions of your site.',
    series: 'MAX',
    note: 'MAX125, the largest of the series. Doors and connections are illustrative.',
    sheets: [frames('MAX')],
    link: { label: maxInstallation.title, href: maxInstallation.path },
  },
  {
    id: 'rmx-emx',
    title: 'RMX and EMX Series',
    text: 'Three frames for all sizes, with the same footprint in both series. For RMX and EMX, the planning data are on this page; MAX has an installation manual. RMX has its controls on the narrow face, so that machines can stand in a row.',
    series: 'RMX',
    note: 'RMX125-C080, the largest. EMX has the same dimensions; its front is the long side. Doors and connections are illustrative.',
    sheets: [sizes, operatingConditions],
  },
];

export const chapters = {
  title: 'From delivery to first start',
  steps: [
    {
      title: 'Set the machine down',
      text: 'On a level floor that carries the weight. No foundation, no anchors to grout.',
    },
    {
      title: 'Connect the air',
      text: 'After the flange: expansion joint, blow-off, check valve, in this order. Keep the intake clean.',
    },
    {
      title: 'Connect the supply',
      text: `${claims.supply}, by an electrician, with protective earth connected first.`,
    },
    {
      title: 'Connect the signals',
      text: `${claims.fieldbus} or ${claims.analogue}; ${claims.orderedProtocols.join(' or ')} if ordered.`,
    },
    {
      title: 'First start with us',
      text: 'The first start is part of commissioning. Until then, the machine stays off.',
    },
  ],
};

export const care = {
  title: 'Maintenance',
  text: 'Without oil or gears there is little to do. Do it regularly.',
  items: [
    'Change intake filters on pressure drop',
    'Keep cooling filters and fans clean',
    'Duct warm air out of the room',
    'Have electrical connections checked at each visit',
    'Save settings after each change',
    `Book visits at least ${claims.inText(claims.maintenanceNotice)} ahead`,
  ],
};

export const messages = {
  title: 'Messages on the screen',
  text: 'Each message links to its meaning, the first checks, and when to call.',
};

export const closing = {
  title: 'Need the manual for your machine?',
  text: 'Send us the serial number from the nameplate. You get the manual for the build you have.',
  actions: [
    { name: 'Request a manual', href: documentHref('manual') },
    { name: 'Datasheets', href: '/media/downloads' },
  ],
};
