import type { Model } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { withDuty } from '@brand/catalogue/selection/request';
import { opensElsewhere } from '@brand/router/opensElsewhere';
import { Link } from '@brand/ui';
import type { MouseEvent } from 'react';
import { useDuty } from '../selector/useDuty.ts';
import { choose, useChosen } from './chosen.ts';

const words = {
  add: { long: 'Add to comparison', short: 'Add' },
  remove: { long: 'Remove from comparison', short: 'Remove' },
  full: { long: 'Compare the chosen models', short: 'Compare' },
};

interface CompareLinkProps {
  model: Model;
  /**
   * Shows one word, for a column whose heading gives the context.
   * @default false
   */
  short?: boolean;
}

/** Adds a model to the comparison or removes it. Without JavaScript it opens the comparison with this model. */
export function CompareLink({ model, short = false }: CompareLinkProps) {
  const chosen = useChosen();
  const duty = useDuty();
  const isChosen = chosen.includes(model);
  const isFull = !isChosen && chosen.length >= mostCompared;
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFull || opensElsewhere(event)) return;
    event.preventDefault();
    choose(isChosen ? chosen.filter((one) => one !== model) : [...chosen, model]);
  };
  const label = isChosen ? words.remove : isFull ? words.full : words.add;
  return (
    <Link
      href={withDuty(comparisonHref(isFull ? chosen : [model]), duty)}
      tone="standalone"
      aria-label={isFull ? label.long : `${label.long}: ${model.code}`}
      onClick={toggle}
    >
      {short ? label.short : label.long}
    </Link>
  );
}
