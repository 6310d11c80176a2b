import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { carryDuty } from '@brand/catalogue/selection/duty';
import { ComparisonTray } from '@brand/ui';
import { useSearchParams } from 'react-router-dom';
import { choose, useChosen } from './chosen.ts';

/** Tray of the models chosen for comparison, at the bottom of the window. Place it last on a page. */
export function Comparison() {
  const chosen = useChosen();
  const [query] = useSearchParams();
  const hrefOf = (models: typeof chosen) => carryDuty(comparisonHref(models), query);
  return (
    <ComparisonTray
      items={chosen.map((model) => ({
        value: model.code,
        label: model.code,
        removeHref: hrefOf(chosen.filter((one) => one !== model)),
      }))}
      href={hrefOf(chosen)}
      clearHref={hrefOf([])}
      max={mostCompared}
      labels={{ label: 'Chosen for comparison', clear: 'Clear' }}
      onItemsChange={(items) =>
        choose(chosen.filter(({ code }) => items.some(({ value }) => value === code)))
      }
    />
  );
}
