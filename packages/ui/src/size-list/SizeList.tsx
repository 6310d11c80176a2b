'use client';
import type { ComponentPropsWithRef } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { below } from '../internal/below.ts';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import type { ModelFrame, SpecProperty, SpecSelection } from '../internal/specification.ts';
import { selectionLabels, useModelSelection } from '../internal/useModelSelection.ts';
import * as styles from './SizeList.css.ts';
import { SizeRow } from './SizeRow.tsx';

/** Labels of the list. */
export interface SizeListLabels extends Words<typeof selectionLabels> {}

export interface SizeListProps
  extends Omit<SpecSelection, 'items'>,
    ItemHeadings,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Frames, each with its sizes and models. With `href` a model is a link, which needs no JavaScript. */
  frames: readonly ModelFrame[];
  /** Properties of the selected model, shown with its actions. */
  details?: readonly SpecProperty[];
  /** Pixels per metre in the images of the frames. It sets the height of the person beside them. */
  scale: number;
  labels?: Partial<SizeListLabels>;
}

/**
 * The models of a series by frame and size, one of which can be selected. A frame is a column from 1024 px, with a machine
 * beside a person, and a row for each size with a card per model. Renders `<div>`.
 */
export function SizeList({
  properties,
  details = [],
  frames,
  scale,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  labels,
  className,
  ...props
}: SizeListProps) {
  const words = useLabels('SizeList', selectionLabels, labels);
  const selection = useModelSelection({ value, defaultValue, onValueChange }, words);
  /** A property that all models of each size share is stated once a size. */
  const isShared = ({ key }: SpecProperty) =>
    frames.every(({ sizes }) =>
      sizes.every(({ models }) => {
        const values = models.map((model) => JSON.stringify(model.values[key]));
        return new Set(values).size === 1;
      }),
    );
  const shared = properties.filter(isShared);
  const own = properties.filter((property) => !shared.includes(property));
  return (
    <div {...props} className={cx(styles.root, className)}>
      {frames.map(({ name, text, image, sizes }) => (
        <div key={name} className={styles.frame}>
          <div className={styles.head}>
            <Heading level={headingLevel} size="h3">
              {name}
            </Heading>
            <p className={styles.text}>{measured(text)}</p>
          </div>
          <div className={styles.stage}>
            <Person scale={scale} />
            {image}
          </div>
          <div className={styles.sizes}>
            {sizes.map((size) => (
              <SizeRow
                key={size.name}
                {...size}
                {...{ shared, own, details, selection }}
                headingLevel={below(headingLevel)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
