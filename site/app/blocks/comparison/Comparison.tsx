import { ComparisonTray } from '@brand/ui';
import { comparisonHref, mostCompared } from '../../selection/comparison.ts';
import { choose, useChosen } from './chosen.ts';

/** Tray of the models chosen for comparison, at the bottom of the window. Place it last on a page. */
export function Comparison() {
  const chosen = useChosen();
  return (
    <ComparisonTray
      items={chosen.map((model) => ({
        value: model.code,
        label: model.code,
        removeHref: comparisonHref(chosen.filter((one) => one !== model)),
      }))}
      href={comparisonHref(chosen)}
      clearHref={comparisonHref([])}
      max={mostCompared}
      labels={{ label: 'Chosen for comparison', clear: 'Clear' }}
      onItemsChange={(codes) => choose(chosen.filter(({ code }) => codes.includes(code)))}
    />
  );
}
