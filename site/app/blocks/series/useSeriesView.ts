import type { UnitSystem } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { modelsOf } from '../../company/models.ts';
import { useAddressUnits } from '../../shell/units.ts';
import type { Series } from './series.ts';

/** Tabs of a series page and the ids of their sections. `videos` replaces the other sections. */
export const tabs = {
  overview: 'overview',
  specs: 'specs',
  models: 'models',
  videos: 'technology',
} as const;
export type Tab = keyof typeof tabs;

interface Choices {
  tab: Tab;
  /** Code of the selected model. */
  model: string;
  /** Columns of the comparison: codes, or `all`. By default the selected model and its neighbours. */
  columns: string | undefined;
  /** Unit system from the URL. */
  units: UnitSystem | undefined;
}

export interface SeriesView extends Choices {
  /** Codes of the models in the comparison. */
  shown: readonly string[];
  /** URL of this page with some choices changed, at the section of its tab or at `block`. */
  hrefWith: (changes: Partial<Choices>, block?: string) => string;
}

/** State of a series page. It is kept in the URL, so that the server can render it. */
export function useSeriesView({ name, page: { path }, defaultModel }: Series): SeriesView {
  const [search] = useSearchParams();
  const codes = modelsOf(name).map(({ code }) => code);
  const defaults: Choices = {
    tab: 'overview',
    model: defaultModel,
    columns: undefined,
    units: undefined,
  };
  const chosen: Choices = {
    tab: oneOf(Object.keys(tabs) as Tab[], search.get('tab')) ?? defaults.tab,
    model: oneOf(codes, search.get('model')) ?? defaults.model,
    columns: search.get('columns') ?? undefined,
    units: useAddressUnits(),
  };
  const listed = codes.filter((code) => chosen.columns?.split(',').includes(code));
  return {
    ...chosen,
    shown:
      chosen.columns === 'all' ? codes : listed.length > 0 ? listed : around(codes, chosen.model),
    hrefWith(changes, block) {
      // A new model brings its own neighbours.
      const columns = changes.model && chosen.columns !== 'all' ? undefined : chosen.columns;
      const choices = { ...chosen, columns, ...changes };
      const query = new URLSearchParams();
      for (const key of ['tab', 'model', 'columns', 'units'] as const) {
        const choice = choices[key];
        if (choice && choice !== defaults[key]) query.set(key, choice);
      }
      return `${path}${query.size > 0 ? `?${String(query).replaceAll('%2C', ',')}` : ''}#${block ?? tabs[choices.tab]}`;
    },
  };
}

/** A series of up to this many models is compared in full by default. */
export const mostAtOnce = 4;

/** A model and its two neighbours; at either end, the two nearest models. */
function around(codes: readonly string[], code: string): readonly string[] {
  if (codes.length <= mostAtOnce) return codes;
  const first = Math.min(Math.max(codes.indexOf(code) - 1, 0), codes.length - 3);
  return codes.slice(first, first + 3);
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null) {
  return values.find((known) => known === value);
}
