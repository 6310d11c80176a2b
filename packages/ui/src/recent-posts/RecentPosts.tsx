import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { LongDate } from '../internal/LongDate.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './RecentPosts.css.ts';

/** A post in the list. */
export interface RecentPost {
  href: string;
  /** Truncated after three lines. */
  title: string;
  /** Publication date, ISO 8601. */
  date: string;
  /** Shown at 16:9, 84 px wide. Decorative unless it has an `alt`. */
  image?: PictureImage;
}

export interface RecentPostsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Posts, newest first. */
  items: readonly RecentPost[];
  /** Locale of the dates, BCP 47. By default the locale of `LabelsProvider`. @default 'en-US' */
  locale?: string;
}

/** The newest posts, small enough for a sidebar. Renders `<ul>`. */
export function RecentPosts({ items, locale, className, ...props }: RecentPostsProps) {
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ href, title, date, image }) => (
        <li key={href} className={styles.post}>
          {image ? (
            <Picture {...image} ratio="16:9" fallback="ground" sizes="84px" />
          ) : (
            <span className={styles.noImage} />
          )}
          <div>
            <p dir="auto" className={styles.title}>
              <Link href={href} tone="plain" className={styles.link}>
                {unbroken(title)}
              </Link>
            </p>
            <p className={styles.date}>
              <LongDate date={date} locale={locale} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
