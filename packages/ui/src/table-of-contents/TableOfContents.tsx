'use client';
import { type ComponentPropsWithRef, useId } from 'react';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useLabel } from '../internal/labels.ts';
import { useScrollSpy } from '../internal/useScrollSpy.ts';
import * as styles from './TableOfContents.css.ts';

/** A heading of the text. */
interface TableOfContentsItem {
  /** `id` of the heading. */
  id: string;
  name: string;
}

export interface TableOfContentsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** One entry per heading, in document order. */
  items: readonly TableOfContentsItem[];
  /**
   * Distance in px from the top of the window at which a heading becomes current. If a jump lands lower, the heading is
   * current there.
   * @default 120
   */
  offset?: number;
  /** Title of the list and accessible name of the landmark. @default 'On this page' */
  label?: string;
}

/** Links to the headings of a text: from 1200 px a sticky list, on narrower screens a disclosure. Renders `<nav>`. */
export function TableOfContents({
  items,
  offset = 120,
  label,
  className,
  ...props
}: TableOfContentsProps) {
  const title = useLabel('TableOfContents', 'On this page', label);
  const id = useId();
  const { active, choose } = useScrollSpy(
    items.map((item) => item.id),
    offset,
  );
  const list = (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Choice
            href={`#${item.id}`}
            chosen={item.id === active}
            className={styles.link}
            onChoose={() => choose(item.id)}
          >
            {item.name}
          </Choice>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <div className={styles.beside}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {list}
      </div>
      <details className={styles.above}>
        <summary className={styles.summary}>{title}</summary>
        {list}
      </details>
    </nav>
  );
}
