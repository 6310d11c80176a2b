import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import { Heading } from '../heading/Heading.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import { unbroken } from '../internal/unbroken.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './TechnologyCard.css.ts';

export interface TechnologyCardProps extends TitledCardProps {
  /** Name of the technology. */
  title: string;
  /** A paragraph about the technology. */
  text: ReactNode;
  /** `VisibleVideo` or `Picture` of the technology, at the full width of the card. */
  media: ReactNode;
  /** On a phone the media are small, beside the words. Not with `features`. @default false */
  beside?: boolean;
  /** Benefits as short statements. */
  features?: readonly ReactNode[];
  /** Badge next to the title, for example Patent. */
  badge?: { text: string; tone?: BadgeProps['tone'] };
  /** URL of the page or section about the technology, which the card links to. */
  href?: string;
}

/** A technology with image or video, text and benefits. Renders `<article>` or the element in `as`. */
export function TechnologyCard({
  title,
  text,
  media,
  beside = false,
  features = [],
  badge,
  href,
  headingLevel = 3,
  className,
  ...props
}: TechnologyCardProps) {
  const heading = (
    <Heading level={headingLevel} size="h3">
      <CoverLink href={href}>{title}</CoverLink>
    </Heading>
  );
  return (
    <CardRoot {...props} className={cx(styles.root, beside && styles.beside, className)}>
      <div className={styles.frame}>{media}</div>
      <div className={styles.words}>
        {badge ? (
          <div className={styles.head}>
            {heading}
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </div>
        ) : (
          heading
        )}
        <Text
          as="div"
          size={beside ? 'small' : undefined}
          tone="muted"
          className={styles.description}
        >
          {text}
        </Text>
      </div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order stays
            <li key={index} className={styles.feature}>
              {unbroken(feature)}
            </li>
          ))}
        </ul>
      )}
    </CardRoot>
  );
}
