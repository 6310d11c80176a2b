import type { ComponentPropsWithRef } from 'react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './SelectionGuide.css.ts';

/** One of the things to select from. */
export interface SelectionOption {
  name: string;
  /** When it is the right one: short conditions, the most telling first. */
  when: readonly string[];
  /** Mark beside the name, for example Patent. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** Address that tells more about it. */
  href?: string;
}

export interface SelectionGuideProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Two to four, in the order in which they are weighed. */
  options: readonly SelectionOption[];
  /**
   * Level of the names in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * What stands before the conditions, and the text of the links, which goes on with the name of the option.
   * @default { when: 'Choose it when', more: 'More about' }
   */
  labels?: { when?: string; more?: string };
}

/** Says which of several to choose when, side by side. Renders `<ul>`. */
export function SelectionGuide({
  options,
  headingLevel = 3,
  labels,
  className,
  ...props
}: SelectionGuideProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {options.map(({ name, when, badge, href }) => (
        <li key={name} className={styles.option}>
          <Heading level={headingLevel} size="h3" className={styles.name}>
            {name} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </Heading>
          <div className={styles.conditions}>
            <p className={styles.label}>{labels?.when ?? 'Choose it when'}</p>
            <ul>
              {when.map((condition) => (
                <li key={condition} className={styles.condition}>
                  {condition}
                </li>
              ))}
            </ul>
          </div>
          {href !== undefined && (
            <Link href={href} tone="standalone" className={styles.more}>
              {labels?.more ?? 'More about'} {name} <span aria-hidden="true">→</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
