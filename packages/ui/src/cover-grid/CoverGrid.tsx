import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { MoreLink } from '../internal/MoreLink.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './CoverGrid.css.ts';

/** A document. */
export interface CoverGridItem {
  title: string;
  /** Its content, in one sentence. */
  text: ReactNode;
  /** Its first page. Decorative, because the title names it. */
  image: PictureImage;
  /** Its state, for example its date, below the link. */
  note?: string;
  /** The file. The accessible name of the link ends with the title. */
  link: { name: string; href: string };
}

export interface CoverGridProps extends ItemHeadings, ComponentPropsWithRef<'div'> {
  /** Documents. The first is shown large. */
  items: readonly CoverGridItem[];
  /** Loads the first cover immediately: for a grid on the first screen. @default false */
  priority?: boolean;
  /** Content of the last cell, for example links to files without a cover. */
  children?: ReactNode;
}

/** Documents with their first pages, the first one large, the others in rows. Renders `<div>`. */
export function CoverGrid({
  items,
  priority = false,
  headingLevel = 3,
  className,
  children,
  ...props
}: CoverGridProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      {items.map(({ title, text, note, image, link }, index) => (
        <article key={link.href} className={styles.tile}>
          <span className={styles.ground}>
            <Picture
              {...image}
              alt=""
              priority={priority && index === 0}
              sizes={index === 0 ? '(width >= 64rem) 31vw, 80vw' : '6rem'}
              className={styles.cover}
            />
          </span>
          <Heading level={headingLevel} size={index === 0 ? 'h3' : 'h4'}>
            {title}
          </Heading>
          <Text as="div" size="small" tone="muted">
            {text}
          </Text>
          <div className={styles.file}>
            <MoreLink href={link.href} of={title} className={styles.link}>
              {link.name}
            </MoreLink>
            {note && (
              <Text size="caption" tone="muted">
                {note}
              </Text>
            )}
          </div>
        </article>
      ))}
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
