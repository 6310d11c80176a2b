import { seriesSavings } from '@brand/catalogue/claims';
import { specified } from '@brand/catalogue/modelFigures';
import { type Model, modelHref } from '@brand/catalogue/models';
import { type SelectionRequest, withDuty } from '@brand/catalogue/selection/request';
import { chooseWhen } from '@brand/catalogue/selection/words';
import { inUnits } from '@brand/catalogue/units';

/** The column of a model in a comparison: its figures, when to choose it, and the savings of its series. */
export function compared(model: Model, duty: SelectionRequest | undefined) {
  const { values, ...specifications } = specified(model);
  return {
    ...specifications,
    values: {
      ...values,
      when: inUnits((system) => chooseWhen(model, system)),
      savings: seriesSavings[model.series].value,
    },
    href: withDuty(modelHref(model), duty),
  };
}
