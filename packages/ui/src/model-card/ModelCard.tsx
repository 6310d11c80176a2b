'use client';
import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Heading } from '../heading/Heading.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import type { SpecModel } from '../internal/specification.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ModelCard.css.ts';

const defaultLabels = {
  /** Selects the model, on a card whose code links to the page of the model. */
  select: 'Select',
  /** The same once the model is selected. */
  selected: 'Selected',
} as const;

/** Labels of the card. */
export interface ModelCardLabels extends Words<typeof defaultLabels> {}

export interface ModelCardProps
  extends Pick<SpecModel, 'code' | 'badge' | 'href' | 'pageHref' | 'image' | 'actions'>,
    TitledCardProps {
  /** Four facts for a full card, with their units. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Whether this model is selected. @default false */
  selected?: boolean;
  /** Called when the visitor selects the model. Without `href`, it makes the card a button. */
  onChoose?: () => void;
  labels?: Partial<ModelCardLabels>;
}

/** A model with its image and facts, for selection. Renders `<article>` or the element in `as`. */
export function ModelCard({
  code,
  badge,
  href,
  pageHref,
  image,
  actions,
  facts,
  selected = false,
  onChoose,
  headingLevel = 3,
  labels,
  className,
  ...props
}: ModelCardProps) {
  const words = useLabels('ModelCard', defaultLabels, labels);
  const choice = { href, chosen: selected, onChoose };
  const mark = badge && <Badge tone={badge.tone}>{badge.text}</Badge>;
  const isApart = pageHref !== undefined && (href !== undefined || onChoose !== undefined);
  return (
    <CardRoot
      {...props}
      data-selected={selected ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {image && <div className={styles.image}>{image}</div>}
      <div className={styles.words}>
        <Heading level={headingLevel} size="h4" className={styles.heading}>
          {pageHref === undefined ? (
            <Choice {...choice} className={styles.choice}>
              {code} {mark}
            </Choice>
          ) : (
            <span className={styles.choice}>
              <Link href={pageHref} tone="plain" className={styles.page}>
                {code}
              </Link>{' '}
              {mark}
            </span>
          )}
        </Heading>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {(isApart || actions) && (
          <div className={styles.foot}>
            {isApart && (
              <Choice {...choice} className={styles.select}>
                {selected ? words.selected : words.select}
                <VisuallyHidden> {code}</VisuallyHidden>
              </Choice>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
    </CardRoot>
  );
}
