import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Heading } from '../heading/Heading.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import type { SpecModel } from '../internal/specification.ts';
import * as styles from './ModelCard.css.ts';

export interface ModelCardProps
  extends Pick<SpecModel, 'code' | 'badge' | 'href' | 'image' | 'actions'>,
    TitledCardProps {
  /** Four facts for a full card, with their units. */
  facts: readonly { label: string; value: ReactNode }[];
  /**
   * Whether this model is selected.
   * @default false
   */
  selected?: boolean;
  /** Called when the visitor selects the model. Without `href`, it makes the card a button. */
  onChoose?: () => void;
}

/** A model with its image and facts, for selection. Renders `<article>` or the element in `as`. */
export function ModelCard({
  code,
  badge,
  href,
  image,
  actions,
  facts,
  selected = false,
  onChoose,
  headingLevel = 3,
  className,
  ...props
}: ModelCardProps) {
  return (
    <CardRoot
      {...props}
      data-selected={selected ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {image && <div className={styles.image}>{image}</div>}
      <div className={styles.words}>
        <Heading level={headingLevel} size="h4" className={styles.heading}>
          <Choice href={href} chosen={selected} onChoose={onChoose} className={styles.choice}>
            {code} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </Choice>
        </Heading>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </CardRoot>
  );
}
