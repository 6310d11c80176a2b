'use client';
import type { ComponentPropsWithRef } from 'react';
import { LongDate } from '../internal/LongDate.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CommentList.css.ts';

/** One comment, as plain text. */
export interface Comment {
  id: number | string;
  name: string;
  /** Line breaks are kept; markup is not interpreted. */
  message: string;
  /** When it was written, ISO 8601. */
  date: string;
  /** Answer of the site's owner, below the comment. */
  answer?: Pick<Comment, 'name' | 'message' | 'date'> | undefined;
}

const defaultLabels = {
  /** Shown when there are no comments. */
  empty: 'No comments yet. Be the first to comment!',
  /** Read before the name above an answer. */
  answer: 'Answer of',
} as const;

/** Labels of the list. */
export interface CommentListLabels extends Words<typeof defaultLabels> {}

export interface CommentListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Comments, in display order. */
  items: readonly Comment[];
  labels?: Partial<CommentListLabels>;
  /** Language of the dates, BCP 47. Defaults to that of `LabelsProvider`. @default 'en-US' */
  locale?: string;
}

/** Comments in the given order. Each has the anchor `comment-{id}`. Renders `<div>`. */
export function CommentList({ items, labels, locale, ...props }: CommentListProps) {
  const words = useLabels('CommentList', defaultLabels, labels);
  return (
    <div {...props}>
      {items.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ol className={styles.list}>
          {items.map(({ id, answer, ...comment }) => (
            <li key={id} id={`comment-${id}`} className={styles.comment}>
              <Entry {...comment} locale={locale} />
              {answer && (
                <div className={styles.answer}>
                  <VisuallyHidden>{words.answer} </VisuallyHidden>
                  <Entry {...answer} locale={locale} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface EntryProps extends Pick<Comment, 'name' | 'message' | 'date'> {
  locale: string | undefined;
}

function Entry({ name, message, date, locale }: EntryProps) {
  return (
    <>
      <p className={styles.head}>
        <strong dir="auto" className={styles.name}>
          {name}
        </strong>
        <span className={styles.date}>
          <LongDate date={date} locale={locale} />
        </span>
      </p>
      <p dir="auto" className={styles.message}>
        {message}
      </p>
    </>
  );
}
