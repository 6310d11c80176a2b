'use client';
import { RotateCw } from 'lucide';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './ProductCard.css.ts';

/** Words of the card. */
export interface ProductCardLabels {
  /** Word on the button that turns the machine. */
  back: string;
  /** Name of that button, which begins with its word. */
  backOf: (name: string) => string;
}

const defaultLabels: ProductCardLabels = {
  back: 'Back',
  backOf: (name) => `Back of ${name}`,
};

export const productCardElements = ['article', 'li', 'div'] as const;

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  text: ReactNode;
  /** Short statements, four for a full card. */
  features: readonly string[];
  /** Picture of the front, with its own text. */
  front: ReactNode;
  /** Picture of the back in the same format, with its own text. */
  back?: ReactNode;
  /** What sets the product apart, for example `5 year warranty`. */
  highlight?: string;
  /** Address of the product's page: the name then links to it. */
  href?: string;
  /**
   * Level of the name in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof productCardElements)[number];
  labels?: Partial<ProductCardLabels>;
}

/**
 * A machine with its front and back: the back shows under the pointer, while the name has focus, and for as long as the
 * button is pressed. Renders `<article>` or the element in `as`.
 */
export function ProductCard({
  name,
  text,
  features,
  front,
  back,
  highlight,
  href,
  headingLevel = 3,
  as: Element = 'article',
  labels,
  className,
  ...props
}: ProductCardProps) {
  const [turned, setTurned] = useState(false);
  const words = { ...defaultLabels, ...labels };
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag
      {...props}
      data-state={turned ? 'back' : 'front'}
      data-turns={back ? '' : undefined}
      className={cx(styles.root, className)}
    >
      <div className={styles.views}>
        <div className={styles.front}>{front}</div>
        {back && <div className={styles.back}>{back}</div>}
        {back && (
          <button
            type="button"
            aria-pressed={turned}
            aria-label={words.backOf(name)}
            className={styles.turn}
            onClick={() => setTurned(!turned)}
          >
            <Icon icon={RotateCw} /> <span className={styles.turnWord}>{words.back}</span>
          </button>
        )}
      </div>
      <div className={styles.words}>
        {highlight && <p className={styles.highlight}>{highlight}</p>}
        <Heading level={headingLevel} size="h3">
          {href ? (
            <Link href={href} tone="plain" className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
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
    </Tag>
  );
}
