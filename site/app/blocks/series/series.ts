import * as claims from '@brand/catalogue/claims';
import type { PropertySheet } from '@brand/catalogue/environment';
import type { Frame } from '@brand/catalogue/frames';
import { span } from '@brand/catalogue/modelFigures';
import { type Model, modelsOf, type Range, type SeriesName } from '@brand/catalogue/models';
import { seriesFlowShares } from '@brand/catalogue/seriesFlowShares';
import type { UnitText } from '@brand/catalogue/shapes';
import type { FilmMedia, StillMedia } from '@brand/media';
import type { LedgerItem, Measure } from '@brand/ui';
import type { Page } from '../../shell/page.ts';
import type { MachinePart } from './machineParts.ts';

/** Content of a series page apart from its models. */
export interface Series {
  page: Page;
  name: SeriesName;
  /** Code of the model that is selected by default. */
  defaultModel: string;
  hero: { title: string; text: UnitText; media: FilmMedia };
  /** Four figures below the hero. */
  measures: readonly Measure[];
  core: { lead: string; parts: readonly MachinePart[] };
  features: { lead: string; parts: readonly MachinePart[] };
  /** Pixels per metre of the line-up in the hero. */
  scale: number;
  /** Machines of the line-up in the hero, each with the range of its flow rate, or that between two which one of MAX covers. */
  machines: readonly { name: string; text: UnitText; model: Model; range: Range }[];
  /** Frames of RMX and EMX. */
  frames?: readonly Frame[];
  /** Machines of one size side by side. */
  row?: { title: string; lead: string; caption: string; still: StillMedia };
  /** Six industries. */
  applications: readonly LedgerItem[];
  performance: { lead: string; measures: readonly Figure[]; note: string };
  specifications: { lead: string; note: string; basis: readonly string[] };
  /** Environment, materials and approvals. */
  sheets: readonly PropertySheet[];
  models: { title: string; lead: UnitText };
  /** Apart from the models, if they are many. */
  comparison?: { title: string; lead: string };
  closing: { title: string; text: string };
}

type Figure = Measure & claims.Claim;

/** Four figures of a series; the third is its own. */
export function performanceOf(name: SeriesName, own: Figure) {
  const [first, last] = [modelsOf(name)[0], modelsOf(name).at(-1)];
  const measures: readonly Figure[] = [
    {
      value: span(name, 'efficiency'),
      unit: '%',
      label: 'Efficiency by model',
      text: `${first?.code} to ${last?.code}`,
    },
    {
      ...claims.turnDown,
      label: 'Turn-down',
      text: 'Of the flow, for our machines in general',
    },
    own,
    {
      ...claims.motorEfficiency,
      label: 'Peak motor efficiency',
      text: `${claims.motorClass}, permanent-magnet synchronous`,
    },
  ];
  return {
    lead: 'Efficiency, turn-down and motor in figures.',
    measures,
    note: `${seriesFlowShares(name)}. The quote says whether efficiency is that of the stage or wire-to-air.`,
  };
}

export const mission = {
  titles: {
    RMX: 'Less energy for oil-free\u00a0air.',
    EMX: 'Oil-free air, and warm air to\u00a0use.',
    MAX: 'Large flows of oil-free\u00a0air.',
  },
  text: `Our mission since ${claims.foundedIn}: add no oil, keep noise low, and use energy only for the air the process needs.`,
};

export const values: readonly { title: string; text: string }[] = [
  {
    title: 'Measured performance',
    text: 'Flow, pressure and power are measured on the test bed and again at commissioning. You get both records.',
  },
  {
    title: 'Clean air',
    text: 'There is no oil in the machine, so it adds none to the air.',
  },
  {
    title: 'Lasting machines',
    text: `At speed nothing in the bearings touches, so running hours cause no wear. Equipment lifespan: ${claims.inText(claims.equipmentLife)}.`,
  },
  {
    title: 'Engineers close by',
    text: `Sales and service in your region, and a hotline that technicians answer ${claims.inText(claims.availability)}.`,
  },
];
