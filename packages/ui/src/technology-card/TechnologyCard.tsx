import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './TechnologyCard.css.ts';

export const technologyCardElements = ['article', 'li', 'div'] as const;

export interface TechnologyCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  title: string;
  description: ReactNode;
  /** `VisibleVideo` or `Picture` of what is described, on the full width of the card. */
  media: ReactNode;
  /** What it brings, in short statements, each under a hairline. */
  features?: readonly string[];
  /** Mark beside the title, for example Patent. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** Address of the page or section that explains it: the title then links to it. */
  href?: string;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof technologyCardElements)[number];
}

/**
 * A technology in one picture or film, one paragraph, and what it brings. Stands alone, or with others in a `Grid`.
 * Renders `<article>` or the element in `as`.
 */
export function TechnologyCard({
  title,
  description,
  media,
  features = [],
  badge,
  href,
  headingLevel = 3,
  as: Element = 'article',
  className,
  ...props
}: TechnologyCardProps) {
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} className={cx(styles.root, className)}>
      <div className={styles.media}>{media}</div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={headingLevel} size="h3">
            {href ? (
              <Link href={href} tone="plain" className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
        <Text as="div" tone="muted" className={styles.description}>
          {description}
        </Text>
      </div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      )}
    </Tag>
  );
}
