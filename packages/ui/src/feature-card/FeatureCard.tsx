import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CardRoot, type cardElements, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { MoreLink } from '../internal/MoreLink.tsx';
import { unitAfter } from '../internal/measured.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './FeatureCard.css.ts';

interface FeatureTexts {
  /** The feature, in a few words. */
  title: string;
  /** Its evidence. */
  text: ReactNode;
  /** Link to more information. Its accessible name ends with the title. */
  link?: { name: string; href: string };
}

interface FeatureIcon {
  /** An icon from `lucide`, drawn at 48 px with a hairline stroke. */
  icon?: IconNode;
  figure?: undefined;
  unit?: undefined;
}

interface FeatureFigure {
  icon?: undefined;
  /** A figure above the title, for example `4`, instead of an icon. */
  figure: string;
  /** Unit of the figure, set smaller next to it. Also for `%`. */
  unit?: string;
}

/** One feature with its evidence, under an icon or a figure. */
export type Feature = FeatureTexts & (FeatureIcon | FeatureFigure);

export type FeatureCardProps = Feature &
  Omit<TitledCardProps, 'as'> & {
    /** Element to render. @default 'div' */
    as?: (typeof cardElements)[number];
  };

/** One feature with its icon or figure, and a link. Renders `<div>` or the element in `as`. */
export function FeatureCard({
  title,
  text,
  icon,
  figure,
  unit,
  link,
  headingLevel = 3,
  as = 'div',
  className,
  ...props
}: FeatureCardProps) {
  return (
    <CardRoot {...props} as={as} className={cx(styles.root, icon && styles.illustrated, className)}>
      {icon && <Icon icon={icon} size="large" className={styles.icon} />}
      {figure && (
        <p className={styles.figure}>
          {figure}
          {unit && unitAfter(unit, styles.unit)}
        </p>
      )}
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <Text as="div" size="small" tone="muted" className={styles.text}>
        {text}
      </Text>
      <MoreLink href={link?.href} of={title}>
        {link?.name}
      </MoreLink>
    </CardRoot>
  );
}
