import { type Model, modelOf, modelsOf } from '@brand/catalogue/models';
import { queryOf } from '@brand/router/queryOf';
import type { UnitSystem } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
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
const defaultTab: Tab = 'overview';

interface Choices {
  tab: Tab;
  /** Code of the selected model. */
  model: string;
  /** Codes of the models in the comparison. By default all. */
  columns?: string | undefined;
  /** Unit system from the URL. */
  units?: UnitSystem | undefined;
}

export interface SeriesView extends Choices {
  /** The model that the visitor has selected; undefined while the default is selected. */
  asked: Model | undefined;
  /** Codes of the models in the comparison. */
  shown: readonly string[];
  /** URL of this page with some choices changed, at the section of its tab or at `block`. */
  hrefWith: (changes: Partial<Choices>, block?: string) => string;
}

/** Props of the section of the models. */
export interface ModelsProps {
  series: Series;
  view: SeriesView;
}

/** State of a series page. It is kept in the URL, so that the server can render it. */
export function useSeriesView({ name, page: { path }, defaultModel }: Series): SeriesView {
  const [search] = useSearchParams();
  const codes = modelsOf(name).map(({ code }) => code);
  const asked = oneOf(codes, search.get('model'));
  const columns = search.get('columns')?.split(',');
  const listed = codes.filter((code) => columns?.includes(code));
  const chosen: Choices = {
    tab: oneOf(Object.keys(tabs) as Tab[], search.get('tab')) ?? defaultTab,
    model: asked ?? defaultModel,
    columns: listed.join() || undefined,
    units: useAddressUnits(),
  };
  return {
    ...chosen,
    asked: asked === undefined ? undefined : modelOf(asked),
    shown: listed.length > 0 ? listed : codes,
    hrefWith(changes, block) {
      const choices = { ...chosen, ...changes };
      // A newly selected model joins the comparison.
      const { model } = changes;
      if (model && chosen.columns && !listed.includes(model)) choices.columns += `,${model}`;
      const query = queryOf({
        tab: choices.tab === defaultTab ? undefined : choices.tab,
        // A default that the visitor selects is a choice too.
        model: model ?? asked,
        columns: choices.columns,
        units: choices.units,
      });
      return `${path}${query.replaceAll('%2C', ',')}#${block ?? tabs[choices.tab]}`;
    },
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null) {
  return values.find((known) => known === value);
}
