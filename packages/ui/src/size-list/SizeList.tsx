'use client';
import { type ComponentPropsWithRef, Fragment } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Heading, type HeadingLevel, type ItemHeadings } from '../heading/Heading.tsx';
import { BandName } from '../internal/BandName.tsx';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, withUnit } from '../internal/measured.tsx';
import { Person } from '../internal/Person.tsx';
import {
  type ModelFrame,
  onRequest,
  type SpecModel,
  type SpecSelection,
} from '../internal/specification.ts';
import { useAnnounce } from '../internal/useAnnounce.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './SizeList.css.ts';

const defaultLabels = {
  /** Text for a missing value. */
  missing: onRequest,
  /** Announced when a model is selected. */
  chosen: '{model} selected',
} as const;

/** Labels of the list. */
export interface SizeListLabels extends Words<typeof defaultLabels> {}

export interface SizeListProps
  extends Omit<SpecSelection, 'items'>,
    ItemHeadings,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Frames, each with its sizes and models. With `href` a model is a link, which needs no JavaScript. */
  frames: readonly ModelFrame[];
  /** Pixels per metre in the images of the frames. It sets the height of the person beside them. */
  scale: number;
  labels?: Partial<SizeListLabels>;
}

/**
 * The models of a series by frame and size, one of which can be selected. A frame stands beside a person, each of its
 * sizes has a row with a card per model. Renders `<div>`.
 */
export function SizeList({
  properties,
  frames,
  scale,
  value,
  defaultValue = '',
  onValueChange,
  headingLevel = 3,
  labels,
  className,
  ...props
}: SizeListProps) {
  const words = useLabels('SizeList', defaultLabels, labels);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const announce = useAnnounce();
  const pick = (code: string) => {
    choose(code);
    announce(fill(words.chosen, { model: code }));
  };
  const card = (size: string, { code, href, badge, image, values }: SpecModel) => (
    <li key={code} data-selected={code === chosen ? '' : undefined} className={styles.card}>
      <Choice
        href={href}
        chosen={code === chosen}
        onChoose={href || onValueChange ? () => pick(code) : undefined}
        className={styles.choice}
      >
        {image}
        <span className={styles.words}>
          <b className={styles.band}>
            <BandName size={size} code={code} />
            {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </b>
          {properties.map(({ key, unit }) => (
            <Fragment key={key}>
              {' '}
              <span className={styles.fact}>
                {measured(values[key] ? withUnit(values[key], unit ?? '') : words.missing)}
              </span>
            </Fragment>
          ))}
        </span>
      </Choice>
    </li>
  );
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
            {sizes.map((size) => {
              const selected = size.models.find(({ code }) => code === chosen);
              return (
                <div
                  key={size.name}
                  data-selected={selected ? '' : undefined}
                  className={styles.size}
                >
                  <Heading
                    level={(headingLevel + 1) as HeadingLevel}
                    size="h4"
                    className={styles.sizeName}
                  >
                    {size.name}
                  </Heading>
                  <ul className={styles.models}>
                    {size.models.map((model) => card(size.name, model))}
                  </ul>
                  {selected?.actions && <div className={styles.actions}>{selected.actions}</div>}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
