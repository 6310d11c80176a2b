import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LongDate } from '../internal/LongDate.tsx';
import * as styles from './CommentList.css.ts';

/** One comment, as plain text. */
export interface Comment {
  id: number | string;
  name: string;
  /** Lines are kept; nothing in it is markup. */
  message: string;
  /** When it was written, ISO 8601. */
  date: string;
}

export interface CommentListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  comments: readonly Comment[];
  /**
   * What stands in place of no comment.
   * @default 'No comments yet. Be the first to comment!'
   */
  empty?: ReactNode;
  /**
   * Language of the dates, BCP 47.
   * @default 'en-US'
   */
  locale?: string;
}

/** Comments in their order. Each has the anchor `comment-{id}`. Renders `<div>`. */
export function CommentList({
  comments,
  empty = 'No comments yet. Be the first to comment!',
  locale,
  ...props
}: CommentListProps) {
  return (
    <div {...props}>
      {comments.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.list}>
          {comments.map(({ id, name, message, date }) => (
            <li key={id} id={`comment-${id}`} className={styles.comment}>
              <p className={styles.head}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.date}>
                  <LongDate date={date} locale={locale} />
                </span>
              </p>
              <p className={styles.message}>{message}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
