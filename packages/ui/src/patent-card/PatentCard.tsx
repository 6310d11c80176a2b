import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './PatentCard.css.ts';

/** Words of the card. */
export interface PatentCardLabels {
  /** Stands before the number, or alone where none is stated. */
  patent: string;
  /** Text of the link; assistive technology hears the title after it. */
  link: string;
}

const defaultLabels: PatentCardLabels = { patent: 'Patent', link: 'View patent' };

export const patentCardElements = ['article', 'li', 'div'] as const;

export interface PatentCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** What is protected, for example `Air-foil bearing`. */
  title: string;
  /** As it is printed in the register. Leave it out where it is not stated. */
  number?: string;
  text?: ReactNode;
  /** A plate of the document. Decoration unless it has an `alt` of its own. */
  image?: PictureImage;
  /** Address of the document. */
  href?: string;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof patentCardElements)[number];
  labels?: Partial<PatentCardLabels>;
}

/** A patent with a plate of its document and its number. Renders `<article>` or the element in `as`. */
export function PatentCard({
  title,
  number,
  text,
  image,
  href,
  headingLevel = 3,
  as: Element = 'article',
  labels,
  className,
  ...props
}: PatentCardProps) {
  const words = { ...defaultLabels, ...labels };
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <p className={styles.number}>
          <span className={styles.label}>{words.patent}</span> {number}
        </p>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        {text && (
          <Text as="div" size="small" tone="muted">
            {text}
          </Text>
        )}
        {href && (
          <Link href={href} tone="standalone" className={styles.link}>
            {words.link}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </div>
      {image && (
        <div className={styles.plate}>
          <Picture {...image} sizes="18rem" className={styles.image} />
        </div>
      )}
    </Tag>
  );
}
