import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PlanCard.css.ts';

/** Words of the card. */
export interface PlanCardLabels {
  /** Mark of the plan that is recommended. */
  bestValue: string;
  /** Text of the action; assistive technology hears the name of the plan after it. */
  select: string;
}

const defaultLabels: PlanCardLabels = { bestValue: 'Best value', select: 'Select Plan' };

export const planCardElements = ['article', 'li', 'div'] as const;

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  /** The price as it is printed, for example `$2,500/year` or `Custom Quote`. */
  price: string;
  /** What the plan includes. */
  features: readonly string[];
  /** Where the plan is chosen. Without it the card has no action. */
  href?: string;
  /**
   * Marks the plan that is recommended. One of a row.
   * @default false
   */
  bestValue?: boolean;
  /**
   * Level of the name in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof planCardElements)[number];
  labels?: Partial<PlanCardLabels>;
}

/** A plan with its price, what it includes, and the way to it. Renders `<article>` or the element in `as`. */
export function PlanCard({
  name,
  price,
  features,
  href,
  bestValue = false,
  headingLevel = 3,
  as: Element = 'article',
  labels,
  className,
  ...props
}: PlanCardProps) {
  const words = { ...defaultLabels, ...labels };
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} data-best-value={bestValue || undefined} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4">
          {name}
        </Heading>
        {bestValue && (
          <Badge tone="new" className={styles.badge}>
            {words.bestValue}
          </Badge>
        )}
      </div>
      <p className={styles.price}>{price}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon icon={Check} className={styles.mark} />
            {feature}
          </li>
        ))}
      </ul>
      {href && (
        <ButtonLink href={href} tone={bestValue ? 'primary' : 'quiet'} className={styles.action}>
          {words.select}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </Tag>
  );
}
