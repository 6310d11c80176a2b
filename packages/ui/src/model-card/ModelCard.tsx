import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import type { SpecModel } from '../internal/specification.ts';
import * as styles from './ModelCard.css.ts';

export const modelCardElements = ['article', 'li', 'div'] as const;

export interface ModelCardProps
  extends Pick<SpecModel, 'code' | 'badge' | 'href' | 'image'>,
    Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Four facts for a full card, with their units. */
  facts: readonly { label: string; value: ReactNode }[];
  /**
   * Whether this model is the chosen one.
   * @default false
   */
  selected?: boolean;
  /** Is called when the visitor chooses the model. Without `href` the card is then a button. */
  onChoose?: () => void;
  /**
   * Level of the code in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof modelCardElements)[number];
}

/** A model with its picture and facts, to be chosen. Renders `<article>` or the element in `as`. */
export function ModelCard({
  code,
  badge,
  href,
  image,
  facts,
  selected = false,
  onChoose,
  headingLevel = 3,
  as: Element = 'article',
  className,
  ...props
}: ModelCardProps) {
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag
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
      </div>
    </Tag>
  );
}
