import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../internal/fill.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

/** Words of the pagination. */
export interface PaginationLabels {
  /** @default 'Pagination' */
  navigation?: string;
  /** @default 'Page {page}' */
  page?: string;
  /** @default 'First page' */
  first?: string;
  /** @default 'Previous page' */
  previous?: string;
  /** @default 'Next page' */
  next?: string;
  /** @default 'Last page' */
  last?: string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Number of the page that is shown, from 1. */
  page: number;
  /** How many pages there are. With one or none nothing is rendered. */
  pages: number;
  /** Address of a page. */
  hrefFor: (page: number) => string;
  labels?: PaginationLabels;
}

/** Numbered pages of a listing, five at a time, with steps to the ends. Renders `<nav>`. */
export function Pagination({ page, pages, hrefFor, labels, ...props }: PaginationProps) {
  if (pages <= 1) return null;
  const {
    navigation = 'Pagination',
    page: pageLabel = 'Page {page}',
    first = 'First page',
    previous = 'Previous page',
    next = 'Next page',
    last = 'Last page',
  } = labels ?? {};
  const numbers = pageWindow(page, pages);
  const step = (icon: IconNode, label: string, target: number, rel?: string) => (
    <Step
      icon={icon}
      label={label}
      rel={rel}
      href={target >= 1 && target <= pages && target !== page ? hrefFor(target) : undefined}
    />
  );
  return (
    <nav aria-label={navigation} {...props}>
      <ul className={styles.list}>
        {step(ChevronsLeft, first, 1)}
        {step(ChevronLeft, previous, Math.min(page, pages + 1) - 1, 'prev')}
        {!numbers.includes(1) && <Ellipsis />}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              href={hrefFor(number)}
              tone="plain"
              aria-label={fill(pageLabel, { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={styles.target}
            >
              {number}
            </Link>
          </li>
        ))}
        {!numbers.includes(pages) && <Ellipsis />}
        {step(ChevronRight, next, page + 1, 'next')}
        {step(ChevronsRight, last, pages)}
      </ul>
    </nav>
  );
}

interface StepProps {
  icon: IconNode;
  label: string;
  /** Absent at the end, where the step leads nowhere. */
  href: string | undefined;
  rel?: string;
}

function Step({ icon, label, href, rel }: StepProps) {
  return (
    <li className={styles.step}>
      {href === undefined ? (
        <a role="link" aria-disabled="true" aria-label={label} className={styles.target}>
          <Icon icon={icon} />
        </a>
      ) : (
        <Link href={href} rel={rel} tone="plain" aria-label={label} className={styles.target}>
          <Icon icon={icon} />
        </Link>
      )}
    </li>
  );
}

function Ellipsis() {
  return (
    <li aria-hidden="true" className={styles.ellipsis}>
      …
    </li>
  );
}
