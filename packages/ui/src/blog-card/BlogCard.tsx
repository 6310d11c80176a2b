import type { ComponentPropsWithRef } from 'react';
import type { headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { LongDate } from '../internal/LongDate.tsx';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './BlogCard.css.ts';

export interface BlogCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Address of the post. */
  href: string;
  /** Shown on at most two lines. */
  title: string;
  /** Shown on at most three lines. */
  excerpt?: string;
  /** Shown at 16:9. Decoration unless it has an `alt` of its own. */
  image?: PictureImage;
  /** Name of the category. */
  category?: string;
  /** @default 'Admin' */
  author?: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: (typeof headingLevels)[number];
  /**
   * Loads the image at once: for cards on the first screen.
   * @default false
   */
  priority?: boolean;
  /**
   * How wide the image is shown, for the choice of its file.
   * @default '(width >= 64rem) 26rem, (width >= 48rem) 50vw, 92vw'
   */
  sizes?: string;
  /**
   * Line about the author.
   * @default 'By {author}'
   */
  byline?: string;
  /**
   * Language of the date, BCP 47.
   * @default 'en-US'
   */
  locale?: string;
}

/** A post in a listing. All of it is one link. Renders `<article>`. */
export function BlogCard({
  href,
  title,
  excerpt,
  image,
  category,
  author = 'Admin',
  date,
  headingLevel = 3,
  priority,
  sizes = '(width >= 64rem) 26rem, (width >= 48rem) 50vw, 92vw',
  byline = 'By {author}',
  locale,
  className,
  ...props
}: BlogCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...props} className={cx(styles.root, className)}>
      {image ? (
        <Picture {...image} ratio="16:9" fallback="ground" priority={priority} sizes={sizes} />
      ) : (
        <span className={styles.noImage} />
      )}
      {category && <p className={styles.category}>{category}</p>}
      <Heading className={styles.title}>
        <Link href={href} tone="plain" className={styles.link}>
          {title}
        </Link>
      </Heading>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.byline}>
        {fill(byline, { author })} <span aria-hidden="true">·</span>{' '}
        <LongDate date={date} locale={locale} />
      </p>
    </article>
  );
}
