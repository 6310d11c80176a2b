import { useSearchParams } from 'react-router-dom';
import { modelsOf, type Series } from '../content/series.ts';
import { type UnitSystem, unitSystems } from './specification.ts';

/** Views of a series page with the ids of their blocks. `videos` stands in place of the others. */
export const tabs = {
  overview: 'overview',
  specs: 'specs',
  models: 'models',
  videos: 'technology',
} as const;
export type Tab = keyof typeof tabs;

interface Choices {
  tab: Tab;
  /** Code of the chosen model. */
  model: string;
  units: UnitSystem;
}

export interface SeriesView extends Choices {
  /** Address of this page with other choices made, at the block of its tab or at another. */
  hrefWith: (changes: Partial<Choices>, block?: string) => string;
}

/** What the visitor has chosen is in the address and nowhere else, so the server shows it too. */
export function useSeriesView({ name, path, defaultModel }: Series): SeriesView {
  const [search] = useSearchParams();
  const codes = modelsOf(name).map(({ code }) => code);
  const defaults: Choices = { tab: 'overview', model: defaultModel, units: 'metric' };
  const chosen: Choices = {
    tab: oneOf(Object.keys(tabs) as Tab[], search.get('tab')) ?? defaults.tab,
    model: oneOf(codes, search.get('model')) ?? defaults.model,
    units: oneOf(unitSystems, search.get('units')) ?? defaults.units,
  };
  return {
    ...chosen,
    hrefWith(changes, block) {
      const choices = { ...chosen, ...changes };
      const query = new URLSearchParams();
      for (const key of ['tab', 'model', 'units'] as const) {
        if (choices[key] !== defaults[key]) query.set(key, choices[key]);
      }
      return `${path}${query.size > 0 ? `?${query}` : ''}#${block ?? tabs[choices.tab]}`;
    },
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null) {
  return values.find((known) => known === value);
}
