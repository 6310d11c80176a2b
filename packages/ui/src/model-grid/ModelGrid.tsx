'use client';
import type { ComponentPropsWithRef } from 'react';
import type { ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, withUnit } from '../internal/measured.tsx';
import { onRequest, type SpecSelection } from '../internal/specification.ts';
import { useAnnounce } from '../internal/useAnnounce.ts';
import { useControlled } from '../internal/useControlled.ts';
import { ModelCard } from '../model-card/ModelCard.tsx';
import * as styles from './ModelGrid.css.ts';

const defaultLabels = {
  /** Text for a missing value. */
  missing: onRequest,
  /** Announced when a model is selected. */
  chosen: '{model} selected',
} as const;

/** Labels of the grid. */
export interface ModelGridLabels extends Words<typeof defaultLabels> {}

export interface ModelGridProps
  extends SpecSelection,
    ItemHeadings,
    Omit<ComponentPropsWithRef<'ul'>, 'children' | 'defaultValue'> {
  labels?: Partial<ModelGridLabels>;
}

/** The models of a series side by side, one of which can be selected. Renders `<ul>`. */
export function ModelGrid({
  properties,
  items,
  value,
  defaultValue = '',
  onValueChange,
  headingLevel,
  labels,
  className,
  ...props
}: ModelGridProps) {
  const words = useLabels('ModelGrid', defaultLabels, labels);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const announce = useAnnounce();
  const pick = (code: string) => {
    choose(code);
    announce(fill(words.chosen, { model: code }));
  };
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ code, values, ...model }) => (
        <ModelCard
          key={code}
          as="li"
          {...model}
          code={code}
          facts={properties.map(({ key, label, unit }) => ({
            label,
            value: measured(values[key] ? withUnit(values[key], unit ?? '') : words.missing),
          }))}
          selected={code === chosen}
          onChoose={model.href || onValueChange ? () => pick(code) : undefined}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}
