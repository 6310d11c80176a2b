import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './FeatureCard.css.ts';

/** One quality with what proves it. */
export interface Feature {
  title: string;
  text: ReactNode;
  /** One icon of `lucide`, drawn at 48 px with a hairline stroke. */
  icon?: IconNode;
  /** A figure above the title, for example `4`, in the place of an icon. */
  figure?: string;
  /** Unit of the figure, set smaller beside it. Put `%` here too. */
  unit?: string;
  /** Where it leads on. Assistive technology hears the title after the label. */
  link?: { label: string; href: string };
}

export const featureCardElements = ['div', 'article', 'li'] as const;

export interface FeatureCardProps
  extends Feature,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'div'
   */
  as?: (typeof featureCardElements)[number];
}

/** One quality with its icon or figure, and where it leads on. Renders `<div>` or the element in `as`. */
export function FeatureCard({
  title,
  text,
  icon,
  figure,
  unit,
  link,
  headingLevel = 3,
  as: Element = 'div',
  className,
  ...props
}: FeatureCardProps) {
  // The elements of `as` take the attributes of a div; only their refs have other types.
  const Tag = Element as 'div';
  return (
    <Tag {...props} className={cx(styles.root, className)}>
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
    </Tag>
  );
}
