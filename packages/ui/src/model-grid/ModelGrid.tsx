'use client';
import type { ComponentPropsWithRef } from 'react';
import type { ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import type { SpecSelection } from '../internal/specification.ts';
import { selectionLabels, useModelSelection } from '../internal/useModelSelection.ts';
import { ModelCard } from '../model-card/ModelCard.tsx';
import * as styles from './ModelGrid.css.ts';

/** Labels of the grid. */
export interface ModelGridLabels extends Words<typeof selectionLabels> {}

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
  defaultValue,
  onValueChange,
  headingLevel,
  labels,
  className,
  ...props
}: ModelGridProps) {
  const words = useLabels('ModelGrid', selectionLabels, labels);
  const { choice, print } = useModelSelection({ value, defaultValue, onValueChange }, words);
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map((model) => {
        const { chosen, onChoose } = choice(model);
        const { code, badge, href, pageHref, image, actions } = model;
        return (
          <ModelCard
            key={code}
            as="li"
            {...{ code, badge, href, pageHref, image, actions }}
            facts={properties.map((property) => ({
              label: property.label,
              value: print(model, property),
            }))}
            selected={chosen}
            onChoose={onChoose}
            headingLevel={headingLevel}
          />
        );
      })}
    </ul>
  );
}
