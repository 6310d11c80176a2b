'use client';
import type { ComponentPropsWithRef } from 'react';
import type { HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { onRequest, type SpecModel, type SpecProperty } from '../internal/specification.ts';
import { useControlled } from '../internal/useControlled.ts';
import { ModelCard } from '../model-card/ModelCard.tsx';
import * as styles from './ModelGrid.css.ts';

export interface ModelGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Facts on each card, four at best, in their order. */
  properties: readonly SpecProperty[];
  /** One card each. A model with `href` links, so that the choice has an address and needs no script. */
  models: readonly SpecModel[];
  /** Code of the chosen model, when the caller holds it. */
  selected?: string;
  /** Code of the model that is chosen at first. */
  defaultSelected?: string;
  /** Is told the code of the model that the visitor chooses. With it, models without `href` are buttons. */
  onSelectedChange?: (code: string) => void;
  /**
   * Level of the codes in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Stands for a value that is not stated.
   * @default { missing: 'On request' }
   */
  labels?: { missing?: string };
}

/** The models of a series side by side, one of them chosen. Renders `<ul>`. */
export function ModelGrid({
  properties,
  models,
  selected,
  defaultSelected = '',
  onSelectedChange,
  headingLevel,
  labels,
  className,
  ...props
}: ModelGridProps) {
  const [chosen, choose] = useControlled(selected, defaultSelected, onSelectedChange);
  const printed = (value: string | undefined, unit = '') => {
    if (!value) return labels?.missing ?? onRequest;
    return `${value}${unit && unit !== '%' ? '\u00a0' : ''}${unit}`;
  };
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {models.map(({ code, values, ...model }) => (
        <ModelCard
          key={code}
          as="li"
          {...model}
          code={code}
          facts={properties.map(({ key, label, unit }) => ({
            label,
            value: printed(values[key], unit),
          }))}
          selected={code === chosen}
          onChoose={model.href || onSelectedChange ? () => choose(code) : undefined}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}
