'use client';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { LongDate } from '../internal/LongDate.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './BlogCard.css.ts';

const defaultLabels = {
  byline: 'By {author}',
} as const;

/** Labels of the card. */
export interface BlogCardLabels extends Words<typeof defaultLabels> {}

/** `compact` puts a small image beside the title, under a hairline. */
export const blogCardLayouts = ['card', 'compact'] as const;

export interface BlogCardProps extends TitledCardProps {
  /** URL of the post. */
  href: string;
  /** Truncated after two lines. Assistive technology reads all of it. */
  title: string;
  /** Truncated after three lines. */
  text?: string;
  /** Arrangement of image and text. @default 'card' */
  layout?: (typeof blogCardLayouts)[number];
  /** Shown at 16:9. Decorative unless it has an `alt`. */
  image?: PictureImage;
  /** Name of the category. */
  category?: string;
  /** Name of the author. Without it only the date is shown. */
  author?: string;
  /** Publication date, ISO 8601. */
  date: string;
  /** Loads the image immediately: for cards on the first screen. @default false */
  priority?: boolean;
  /**
   * Rendered width of the image, as in the HTML attribute `sizes`.
   * @default '(width >= 64rem) 29vw, (width >= 48rem) 50vw, 92vw'
   */
  sizes?: string;
  labels?: Partial<BlogCardLabels>;
  /** Language of the date, BCP 47. Defaults to that of `LabelsProvider`. @default 'en-US' */
  locale?: string;
}

/** A post in a listing. The whole card is one link. Renders `<article>` or the element in `as`. */
export function BlogCard({
  href,
  title,
  text,
  layout = 'card',
  image,
  category,
  author,
  date,
  headingLevel = 3,
  priority,
  sizes = '(width >= 64rem) 29vw, (width >= 48rem) 50vw, 92vw',
  labels,
  locale,
  className,
  ...props
}: BlogCardProps) {
  const words = useLabels('BlogCard', defaultLabels, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <CardRoot {...props} data-layout={layout} className={cx(styles.root, className)}>
      {image ? (
        <Picture {...image} ratio="16:9" fallback="ground" priority={priority} sizes={sizes} />
      ) : (
        <span className={styles.noImage} />
      )}
      {category && <p className={styles.category}>{category}</p>}
      <Heading dir="auto" className={styles.title}>
        <Link href={href} tone="plain" className={styles.link}>
          {unbroken(title)}
        </Link>
      </Heading>
      {text && (
        <p dir="auto" className={styles.excerpt}>
          {unbroken(text)}
        </p>
      )}
      <p className={styles.byline}>
        {author && (
          <>
            <bdi>{fill(words.byline, { author })}</bdi>{' '}
          </>
        )}
        <span className={styles.date}>
          {author && <span aria-hidden="true">· </span>}
          <LongDate date={date} locale={locale} />
        </span>
      </p>
    </CardRoot>
  );
}
