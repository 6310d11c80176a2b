/** Texts of the documents. The pages show the same ones, so the site passes its own. */
import type { Claim } from '@brand/catalogue/claims';
import type { PropertySheet } from '@brand/catalogue/environment';
import type { Model, SeriesName } from '@brand/catalogue/models';
import type { Measure, PropertyColumn, UnitText } from '@brand/catalogue/shapes';
import type { UnitSystem } from '@brand/catalogue/units';
import type { StillMedia } from '@brand/media';

type Figure = Measure & Claim;
interface Paragraph {
  title: string;
  text: string;
}

export interface SeriesWords {
  page: { title: string; description: string };
  measures: readonly (Measure | Figure)[];
  performance: { measures: readonly Figure[] };
  sheets: readonly PropertySheet[];
}

export interface Chapter extends Paragraph {
  /** Steps or checks in order. */
  steps?: readonly string[];
  sheet?: {
    label: string;
    /** Heading of the first column, if the rows are not properties. */
    labels?: { name?: string };
    columns?: readonly PropertyColumn[];
    rows: readonly { name: string; values: readonly UnitText[] }[];
  };
  /** Work by running hours: after how many, at which interval, and what. */
  ledger?: readonly { value?: UnitText; title: string; text?: unknown }[];
}

export interface Words {
  series: Readonly<Record<SeriesName, SeriesWords>>;
  model: {
    power: {
      title: (model: Model) => string;
      text: (model: Model, system: UnitSystem) => string;
    };
    outline: { note: string };
  };
  services: {
    measures: readonly Figure[];
    commissioning: { title: string; steps: readonly Paragraph[] };
    installation: { title: string; measures: readonly Figure[] };
    training: {
      title: string;
      programmes: readonly (Paragraph & { figure: string; unit?: string })[];
    };
    technical: { tableCaption: string };
  };
  press: {
    pictures: readonly { href: string; caption: string; print: Pick<StillMedia, 'webp'> }[];
    texts: readonly Paragraph[];
  };
  manual: { hero: { text: string }; chapters: readonly Chapter[]; withQuote: string };
}
