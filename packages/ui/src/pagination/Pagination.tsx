'use client';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { fill } from '../internal/fill.ts';
import { keepFocus } from '../internal/keepFocus.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { Link } from '../link/Link.tsx';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

const defaultLabels = {
  navigation: 'Pagination',
  page: 'Page {page}',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;

/** Labels of the pagination. */
export interface PaginationLabels extends Words<typeof defaultLabels> {}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages. With one or none, nothing is rendered. */
  pages: number;
  /** URL of a page, with `{page}` as a placeholder for its number: `/blog?page={page}`. */
  hrefTemplate: `${string}{page}${string}`;
  /** URL of the first page, if it differs from `hrefTemplate`. */
  firstHref?: string;
  labels?: Partial<PaginationLabels>;
}

/** Five page numbers, and arrows to the previous, next, first and last page. Renders `<nav>`. */
export function Pagination({
  page,
  pages,
  hrefTemplate,
  firstHref,
  labels,
  ref,
  ...props
}: PaginationProps) {
  const words = useLabels('Pagination', defaultLabels, labels);
  const mergedRef = useMergedRefs(keepFocus, ref);
  if (pages <= 1) return null;
  const hrefFor = (number: number) =>
    number === 1 && firstHref !== undefined ? firstHref : fill(hrefTemplate, { page: number });
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
    <nav aria-label={words.navigation} {...props} ref={mergedRef}>
      <ul className={styles.list}>
        {step(ChevronsLeft, words.first, 1)}
        {step(ChevronLeft, words.previous, Math.min(page, pages + 1) - 1, 'prev')}
        {!numbers.includes(1) && <Ellipsis />}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              href={hrefFor(number)}
              tone="plain"
              aria-label={fill(words.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={styles.target}
            >
              {number}
            </Link>
          </li>
        ))}
        {!numbers.includes(pages) && <Ellipsis />}
        {step(ChevronRight, words.next, page + 1, 'next')}
        {step(ChevronsRight, words.last, pages)}
      </ul>
    </nav>
  );
}

interface StepProps {
  icon: IconNode;
  label: string;
  /** Undefined if the arrow has no target. */
  href: string | undefined;
  rel?: string;
}

function Step({ icon, label, href, rel }: StepProps) {
  return (
    <li className={styles.step}>
      {href === undefined ? (
        <a
          role="link"
          tabIndex={-1}
          aria-disabled="true"
          aria-label={label}
          className={styles.target}
        >
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
