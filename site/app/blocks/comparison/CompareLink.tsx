import type { Model } from '@brand/catalogue/models';
import { comparisonHref, mostCompared } from '@brand/catalogue/selection/comparison';
import { carryDuty } from '@brand/catalogue/selection/duty';
import { opensElsewhere } from '@brand/router/opensElsewhere';
import { Icon, Link } from '@brand/ui';
import { ArrowRight, Square, SquareCheck } from 'lucide';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choose, useChosen } from './chosen.ts';

const words = {
  add: { long: 'Add to comparison', short: 'Compare' },
  remove: { long: 'Remove from comparison', short: 'Remove' },
  full: { long: 'Compare the chosen models', short: 'Compare' },
};

interface CompareLinkProps {
  model: Model;
  /** `short` shows one word, where there is little room, `box` a box below a head that names it. @default 'long' */
  look?: 'long' | 'short' | 'box';
}

/** Adds a model to the comparison or removes it. Without JavaScript it opens the comparison with this model. */
export function CompareLink({ model, look = 'long' }: CompareLinkProps) {
  const chosen = useChosen();
  const [query] = useSearchParams();
  const isChosen = chosen.includes(model);
  const isFull = !isChosen && chosen.length >= mostCompared;
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFull || opensElsewhere(event)) return;
    event.preventDefault();
    choose(isChosen ? chosen.filter((one) => one !== model) : [...chosen, model]);
  };
  const label = isChosen ? words.remove : isFull ? words.full : words.add;
  const text = look === 'long' ? label.long : label.short;
  // The name contains the visible text.
  const name = label.long.startsWith(text) ? label.long : text;
  return (
    <Link
      href={carryDuty(comparisonHref(isFull ? chosen : [model]), query)}
      tone="standalone"
      aria-label={isFull ? name : `${name}: ${model.code}`}
      onClick={toggle}
    >
      {look === 'box' ? (
        <Icon icon={isChosen ? SquareCheck : isFull ? ArrowRight : Square} size="medium" />
      ) : (
        text
      )}
    </Link>
  );
}
