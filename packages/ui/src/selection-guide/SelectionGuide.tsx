'use client';
import type { ComponentPropsWithRef } from 'react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import * as styles from './SelectionGuide.css.ts';

/** An option to choose from. */
export interface SelectionGuideItem {
  title: string;
  /** Conditions under which to choose it, the most specific first. */
  when: readonly string[];
  /** Badge next to the name, for example Patent. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** URL of the page about the option. */
  href?: string;
}

const defaultLabels = {
  /** Text before the conditions. */
  when: 'Choose it when',
  /** Text of the links. */
  more: 'More about {name}',
} as const;

/** Labels of the guide. */
export interface SelectionGuideLabels extends Words<typeof defaultLabels> {}

export interface SelectionGuideProps
  extends ItemHeadings,
    Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Two to four options, in the order in which to consider them. */
  items: readonly SelectionGuideItem[];
  labels?: Partial<SelectionGuideLabels>;
}

/** Explains when to choose which option, side by side. Renders `<ul>`. */
export function SelectionGuide({
  items,
  headingLevel = 3,
  labels,
  className,
  ...props
}: SelectionGuideProps) {
  const words = useLabels('SelectionGuide', defaultLabels, labels);
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ title, when, badge, href }) => (
        <li key={title} className={styles.option}>
          <Heading level={headingLevel} size="h3" className={styles.name}>
            {title} {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </Heading>
          <div className={styles.conditions}>
            <p className={styles.label}>{words.when}</p>
            <ul>
              {when.map((condition) => (
                <li key={condition} className={styles.condition}>
                  {unbroken(condition)}
                </li>
              ))}
            </ul>
          </div>
          {href !== undefined && (
            <Link href={href} tone="standalone" className={styles.more}>
              {fill(words.more, { name: title })} <span aria-hidden="true">→</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
