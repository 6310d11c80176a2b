'use client';
import { RotateCw } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { CoverLink } from '../internal/CoverLink.tsx';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './ProductCard.css.ts';

const defaultLabels = {
  /** Visible text of the button while the front is shown: a press shows the back. */
  back: 'Show back view',
  /** Visible text of the button while the back is shown: a press shows the front. */
  front: 'Show front view',
  /** Accessible name of the button. `{view}` is its visible text, `{name}` the name of the machine. */
  viewOf: '{view} of {name}',
} as const;

/** Labels of the card. */
export interface ProductCardLabels extends Words<typeof defaultLabels> {}

export interface ProductCardProps extends TitledCardProps {
  /** Name of the machine. */
  title: string;
  /** Its purpose, in one sentence. */
  text: ReactNode;
  /** Short statements, ideally four. */
  features: readonly string[];
  /** Image of the front, with alternative text. */
  front: ReactNode;
  /** Image of the back with the same aspect ratio, with alternative text. */
  back?: ReactNode;
  /** Distinguishing feature, for example `5 year warranty`. */
  highlight?: string;
  /** URL of the product's page, which the name links to. */
  href?: string;
  labels?: Partial<ProductCardLabels>;
}

/**
 * A machine with front and back views. The back is shown on hover, while the link has focus, and after a press of the
 * button, until the next press. Renders `<article>` or the element in `as`.
 */
export function ProductCard({
  title,
  text,
  features,
  front,
  back,
  highlight,
  href,
  headingLevel = 3,
  labels,
  className,
  ...props
}: ProductCardProps) {
  const [turned, setTurned] = useState(false);
  const words = useLabels('ProductCard', defaultLabels, labels);
  const view = turned ? words.front : words.back;
  return (
    <CardRoot
      {...props}
      data-state={turned ? 'back' : 'front'}
      data-turns={back ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.views}>
        <div className={styles.front}>{front}</div>
        {back && <div className={styles.back}>{back}</div>}
      </div>
      <div className={styles.words}>
        {(highlight || back) && (
          <div className={styles.bar}>
            <p>{highlight}</p>
            {back && (
              <button
                type="button"
                aria-label={fill(words.viewOf, { view, name: title })}
                className={styles.turn}
                onClick={() => setTurned(!turned)}
              >
                <Icon icon={RotateCw} /> <span className={styles.turnWord}>{view}</span>
              </button>
            )}
          </div>
        )}
        <Heading level={headingLevel} size="h3">
          <CoverLink href={href}>{title}</CoverLink>
        </Heading>
        <Text as="div" size="small" tone="muted">
          {text}
        </Text>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </CardRoot>
  );
}
