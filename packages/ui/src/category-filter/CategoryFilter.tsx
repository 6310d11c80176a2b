import type { ComponentPropsWithRef } from 'react';
import { ChipLink } from '../chip/Chip.tsx';
import { Link } from '../link/Link.tsx';
import * as styles from './CategoryFilter.css.ts';

export const categoryFilterLooks = ['chips', 'list'] as const;

/** A category that a listing can be narrowed to. */
export interface CategoryFilterItem {
  name: string;
  /** Address of the listing with this category. */
  href: string;
  /** How many posts it has. Shown in the list. */
  count?: number;
  /**
   * Whether this one is shown now.
   * @default false
   */
  current?: boolean;
}

export interface CategoryFilterProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  items: readonly CategoryFilterItem[];
  /** Address of the listing without a filter. With it the first choice is 'All', current when no item is. */
  allHref?: string;
  /** How many posts there are in all. Shown in the list. */
  allCount?: number;
  /**
   * `chips` above a listing, `list` with counts beside it.
   * @default 'chips'
   */
  look?: (typeof categoryFilterLooks)[number];
  /**
   * Name of the navigation, and of its first choice.
   * @default { navigation: 'Categories', all: 'All' }
   */
  labels?: { navigation?: string; all?: string };
}

/** Narrows a listing to a category by links. Renders `<nav>`. */
export function CategoryFilter({
  items,
  allHref,
  allCount,
  look = 'chips',
  labels,
  ...props
}: CategoryFilterProps) {
  const all = allHref !== undefined && {
    name: labels?.all ?? 'All',
    href: allHref,
    count: allCount,
    current: !items.some((item) => item.current),
  };
  const Item = look === 'chips' ? ChipItem : RowItem;
  return (
    <nav aria-label={labels?.navigation ?? 'Categories'} {...props}>
      <ul className={styles.looks[look]}>
        {[...(all ? [all] : []), ...items].map((item) => (
          <li key={item.href}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChipItem({ name, href, current }: CategoryFilterItem) {
  return (
    <ChipLink href={href} current={current}>
      {name}
    </ChipLink>
  );
}

function RowItem({ name, href, count, current }: CategoryFilterItem) {
  return (
    <Link
      href={href}
      tone="plain"
      aria-current={current ? 'true' : undefined}
      className={styles.row}
    >
      {name}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
