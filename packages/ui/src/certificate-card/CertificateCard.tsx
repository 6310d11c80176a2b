import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CertificateCard.css.ts';

export const certificateCardElements = ['article', 'li', 'div'] as const;

export interface CertificateCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The standard or patent, for example `ISO 9001:2015`. */
  name: string;
  /** Its field, for example `Quality`. */
  category?: string;
  text?: ReactNode;
  /** Scan of the certificate. Decoration unless it has an `alt` of its own. */
  image?: PictureImage;
  /** Address of the document. */
  href?: string;
  /**
   * Text of the link; assistive technology hears `name` after it.
   * @default 'View certificate'
   */
  linkLabel?: string;
  /**
   * Level of the name in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof certificateCardElements)[number];
}

/** A certificate, approval or patent and what it covers. Renders `<article>` or the element in `as`. */
export function CertificateCard({
  name,
  category,
  text,
  image,
  href,
  linkLabel = 'View certificate',
  headingLevel = 3,
  as: Element = 'article',
  className,
  ...props
}: CertificateCardProps) {
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} className={cx(styles.root, image && styles.illustrated, className)}>
      {image && <Picture {...image} sizes="(width < 40rem) 40vw, 20rem" className={styles.image} />}
      {category && <p className={styles.category}>{category}</p>}
      <Heading level={headingLevel} size="h3">
        {name}
      </Heading>
      {text && (
        <Text as="div" size="small" tone="muted">
          {text}
        </Text>
      )}
      {href && (
        <Link href={href} tone="standalone" className={styles.link}>
          {linkLabel}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
    </Tag>
  );
}
