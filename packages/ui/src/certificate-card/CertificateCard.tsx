'use client';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { MoreLink } from '../internal/MoreLink.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './CertificateCard.css.ts';

const defaultLabels = {
  /** Text of the link; its accessible name ends with the title. */
  link: 'View certificate',
} as const;

/** Labels of the card. */
export interface CertificateCardLabels extends Words<typeof defaultLabels> {}

export interface CertificateCardProps extends TitledCardProps {
  /** The standard or patent, for example `ISO 9001:2015`. */
  title: string;
  /** Its field, for example `Quality`. */
  category?: string;
  /** Scope of the certificate. */
  text?: ReactNode;
  /** Scan of the certificate. Decorative unless it has an `alt`. */
  image?: PictureImage;
  /** URL of the document. */
  href?: string;
  labels?: Partial<CertificateCardLabels>;
}

/** A certificate, approval or patent and its scope. Renders `<article>` or the element in `as`. */
export function CertificateCard({
  title,
  category,
  text,
  image,
  href,
  labels,
  headingLevel = 3,
  className,
  ...props
}: CertificateCardProps) {
  const words = useLabels('CertificateCard', defaultLabels, labels);
  return (
    <CardRoot {...props} className={cx(styles.root, image && styles.illustrated, className)}>
      {image && <Picture {...image} sizes="(width < 40rem) 40vw, 29vw" className={styles.image} />}
      {category && <p className={styles.category}>{category}</p>}
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {text && (
        <Text as="div" size="small" tone="muted">
          {text}
        </Text>
      )}
      <MoreLink href={href} of={title}>
        {words.link}
      </MoreLink>
    </CardRoot>
  );
}
