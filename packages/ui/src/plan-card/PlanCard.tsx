'use client';
import { Check } from 'lucide';
import { Badge } from '../badge/Badge.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PlanCard.css.ts';

const defaultLabels = {
  /** Badge of the recommended plan. */
  bestValue: 'Best value',
  /** Text of the action. For assistive technology the name of the plan follows it. */
  select: 'Select Plan',
} as const;

/** Labels of the card. */
export interface PlanCardLabels extends Words<typeof defaultLabels> {}

export interface PlanCardProps extends TitledCardProps {
  /** Name of the plan. */
  title: string;
  /** The price as text, for example `$2,500/year` or `Custom Quote`. */
  price: string;
  /** Contents of the plan. */
  features: readonly string[];
  /** URL of the action. Without it the card has no action. */
  href?: string;
  /** Marks the recommended plan, one per row. @default false */
  bestValue?: boolean;
  labels?: Partial<PlanCardLabels>;
}

/** A plan with its price, contents and link. Renders `<article>` or the element in `as`. */
export function PlanCard({
  title,
  price,
  features,
  href,
  bestValue = false,
  headingLevel = 3,
  labels,
  className,
  ...props
}: PlanCardProps) {
  const words = useLabels('PlanCard', defaultLabels, labels);
  return (
    <CardRoot
      {...props}
      data-best-value={bestValue || undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4">
          {title}
        </Heading>
        {bestValue && <Badge tone="new">{words.bestValue}</Badge>}
      </div>
      <p className={styles.price}>{price}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon icon={Check} className={styles.mark} />
            {unbroken(feature)}
          </li>
        ))}
      </ul>
      {href && (
        <ButtonLink href={href} tone={bestValue ? 'primary' : 'quiet'} className={styles.action}>
          {words.select}
          <VisuallyHidden> {title}</VisuallyHidden>
        </ButtonLink>
      )}
    </CardRoot>
  );
}
