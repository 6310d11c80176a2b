'use client';
import type { ComponentPropsWithRef } from 'react';
import { root as pill } from '../chip/Chip.css.ts';
import { Choice, type ChoiceOption } from '../internal/Choice.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './CategoryFilter.css.ts';

export const categoryFilterLooks = ['chips', 'list'] as const;

/** A category that a listing can be filtered by. */
export interface CategoryFilterOption extends ChoiceOption {
  /** URL of the listing with this category. */
  href: string;
  /** Number of posts. Shown only with `look="list"`. */
  count?: number;
}

const defaultLabels = {
  /** Name of the navigation landmark. */
  navigation: 'Categories',
  /** The option for all categories. */
  all: 'All',
} as const;

/** Labels of the filter. */
export interface CategoryFilterLabels extends Words<typeof defaultLabels> {}

export interface CategoryFilterProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Categories, in display order. */
  options: readonly CategoryFilterOption[];
  /** Value of the selected category. Without it, all posts are shown. */
  value?: string;
  /** URL of the unfiltered listing. Adds the option `All` at the start. */
  allHref?: string;
  /** Total number of posts. Shown only with `look="list"`. */
  allCount?: number;
  /** `chips` above a listing, or `list` with counts next to it. @default 'chips' */
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
