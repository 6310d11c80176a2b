'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChipLink } from '../chip/Chip.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { LongDate } from '../internal/LongDate.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './PostHeader.css.ts';

const defaultLabels = {
  byline: 'By {author}',
  readingTime: '{minutes} min read',
  /** Accessible name of the list of categories. */
  categories: 'Categories',
} as const;

/** Labels of the header. */
export interface PostHeaderLabels extends Words<typeof defaultLabels> {}

export interface PostHeaderProps
  extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The title, rendered as the page's `<h1>`. */
  title: ReactNode;
  /** Categories of the post, with the URLs of their listings. */
  categories?: readonly { name: string; href: string }[];
  /** Name of the author. Without it there is no byline. */
  author?: string;
  /** Publication date, ISO 8601. */
  date: string;
  /** Reading time in minutes. */
  minutes?: number;
  /** Image at 16:9, from 1024 px beside the title. It disappears, with its caption, if it fails to load. */
  cover?: PictureImage & { caption?: ReactNode };
  labels?: Partial<PostHeaderLabels>;
  /** Locale of the date, BCP 47. By default the locale of `LabelsProvider`. @default 'en-US' */
  locale?: string;
}

/** The header of a post: categories, title, author, date and cover. Renders `<header>`. */
export function PostHeader({
  title,
  categories = [],
  author,
  date,
  minutes,
  cover,
  labels,
  locale,
  className,
  ...props
}: PostHeaderProps) {
  const words = useLabels('PostHeader', defaultLabels, labels);
  return (
    <header {...props} className={cx(styles.root, className)}>
      {categories.length > 0 && (
        <ul aria-label={words.categories} className={styles.categories}>
          {categories.map(({ name, href }) => (
            <li key={href}>
              <ChipLink href={href}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      )}
      <h1 dir="auto" className={styles.title}>
        {unbroken(title)}
      </h1>
      <p className={styles.facts}>
        {author && (
          <span>
            <bdi>{fill(words.byline, { author })}</bdi> <Dot />{' '}
          </span>
        )}
        <span>
          <LongDate date={date} locale={locale} /> {minutes !== undefined && <Dot />}
        </span>{' '}
        {minutes !== undefined && <span>{fill(words.readingTime, { minutes })}</span>}
      </p>
      {cover && <Picture {...cover} ratio="16:9" priority className={styles.cover} />}
    </header>
  );
}

/** Separator. It follows an item, so that no line begins with it. */
function Dot() {
  return <span aria-hidden="true">·</span>;
}
