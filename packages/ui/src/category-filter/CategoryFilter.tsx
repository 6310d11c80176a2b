'use client';
import type { ComponentPropsWithRef } from 'react';
import { root as pill } from '../chip/Chip.css.ts';
import { Choice, type ChoiceOption } from '../internal/Choice.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './CategoryFilter.css.ts';

export const categoryFilterLooks = ['chips', 'list'] as const;

/** A category by which a listing can be filtered. */
export interface CategoryFilterOption extends ChoiceOption {
  /** URL of the listing with this category. */
  href: string;
  /** Number of its posts. Shown in the list. */
  count?: number;
}

const defaultLabels = {
  /** Name of the navigation. */
  navigation: 'Categories',
  /** The first choice. */
  all: 'All',
} as const;

/** Words of the filter. */
export interface CategoryFilterLabels extends Words<typeof defaultLabels> {}

export interface CategoryFilterProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Categories in the order in which they are shown. */
  options: readonly CategoryFilterOption[];
  /** Value of the category that is shown. Without it, all are. */
  value?: string;
  /** Address of the listing without a filter. With it the first choice is 'All'. */
  allHref?: string;
  /** Total number of posts. Shown in the list. */
  allCount?: number;
  /**
   * `chips` above a listing, or `list` with counts next to it.
   * @default 'chips'
   */
  look?: (typeof categoryFilterLooks)[number];
  labels?: Partial<CategoryFilterLabels>;
}

/** Filters a listing by category with links. Renders `<nav>`. */
export function CategoryFilter({
  options,
  value: chosen,
  allHref,
  allCount,
  look = 'chips',
  labels,
  ...props
}: CategoryFilterProps) {
  const words = useLabels('CategoryFilter', defaultLabels, labels);
  const all = allHref !== undefined && {
    value: undefined,
    label: words.all,
    href: allHref,
    count: allCount,
  };
  return (
    <nav aria-label={words.navigation} {...props}>
      <ul className={styles.looks[look]}>
        {[...(all ? [all] : []), ...options].map(({ value, label, count, ...option }) => (
          <li key={option.href}>
            <Choice
              {...option}
              chosen={value === chosen}
              className={look === 'chips' ? pill : styles.row}
            >
              {label}
              {look === 'list' && count !== undefined && (
                <span className={styles.count}>{count}</span>
              )}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  );
}
