import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './FeatureGrid.css.ts';

/** One quality with what proves it. */
export interface Feature {
  title: string;
  text: ReactNode;
  /** One icon of `lucide-react`, drawn at 48 px with a hairline stroke. */
  icon?: LucideIcon;
  /** A figure above the title, for example `4`, in the place of an icon. */
  figure?: string;
  /** Unit of the figure, set smaller beside it. Put `%` here too. */
  unit?: string;
  /** Where it leads on. Assistive technology hears the title after the label. */
  link?: { label: string; href: string };
}

export const featureColumns = ['two', 'three', 'four'] as const;

export interface FeatureGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  features: readonly Feature[];
  /**
   * Columns on a desktop. Two from 640 px, one on a phone.
   * @default 'four'
   */
  columns?: (typeof featureColumns)[number];
  /**
   * Level of the titles in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
}

/** Qualities side by side under hairlines. Renders `<ul>`. */
export function FeatureGrid({
  features,
  columns = 'four',
  headingLevel = 3,
  className,
  ...props
}: FeatureGridProps) {
  return (
    <ul {...props} className={cx(styles.root, styles.columns[columns], className)}>
      {features.map(({ title, text, icon, figure, unit, link }) => (
        <li key={title} className={styles.feature}>
          {icon && <Icon icon={icon} size="large" className={styles.icon} />}
          {figure && (
            <p className={styles.figure}>
              {figure}
              {unit && <span className={styles.unit}>{unit === '%' ? unit : ` ${unit}`}</span>}
            </p>
          )}
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
          <Text as="div" size="small" tone="muted" className={styles.text}>
            {text}
          </Text>
          {link && (
            <Link href={link.href} tone="standalone" className={styles.link}>
              {link.label}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
