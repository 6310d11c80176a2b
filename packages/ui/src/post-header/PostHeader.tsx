import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChipLink } from '../chip/Chip.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { LongDate } from '../internal/LongDate.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './PostHeader.css.ts';

/** Words of the header. */
export interface PostHeaderLabels {
  /** @default 'By {author}' */
  byline?: string;
  /** @default '{minutes} min read' */
  readingTime?: string;
  /**
   * Name of the list of categories, for assistive technology.
   * @default 'Categories'
   */
  categories?: string;
}

export interface PostHeaderProps
  extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The title, as the `<h1>` of the page. */
  title: ReactNode;
  /** Categories of the post, with the addresses of their listings. */
  categories?: readonly { name: string; href: string }[];
  /** @default 'Admin' */
  author?: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /** Reading time in minutes. */
  minutes?: number;
  /** Picture across the page at 16:9. It disappears, with its caption, when it cannot be loaded. */
  cover?: PictureImage & { caption?: ReactNode };
  labels?: PostHeaderLabels;
  /**
   * Language of the date, BCP 47.
   * @default 'en-US'
   */
  locale?: string;
}

/** Opens a post: categories, title, who wrote it when, and its cover. Renders `<header>`. */
export function PostHeader({
  title,
  categories = [],
  author = 'Admin',
  date,
  minutes,
  cover,
  labels,
  locale,
  className,
  ...props
}: PostHeaderProps) {
  const {
    byline = 'By {author}',
    readingTime = '{minutes} min read',
    categories: categoriesLabel = 'Categories',
  } = labels ?? {};
  return (
    <header {...props} className={cx(styles.root, className)}>
      {categories.length > 0 && (
        <ul aria-label={categoriesLabel} className={styles.categories}>
          {categories.map(({ name, href }) => (
            <li key={href}>
              <ChipLink href={href}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        <span>
          {fill(byline, { author })} <Dot />
        </span>{' '}
        <span>
          <LongDate date={date} locale={locale} /> {minutes !== undefined && <Dot />}
        </span>{' '}
        {minutes !== undefined && <span>{fill(readingTime, { minutes })}</span>}
      </p>
      {cover && <Picture {...cover} ratio="16:9" priority className={styles.cover} />}
    </header>
  );
}

/** At the end of what it follows, so that no line begins with it. */
function Dot() {
  return <span aria-hidden="true">·</span>;
}
