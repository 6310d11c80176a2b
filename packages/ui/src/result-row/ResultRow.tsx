'use client';
import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type ItemHeadings } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, textIn, unitAfter } from '../internal/measured.tsx';
import { Link } from '../link/Link.tsx';
import type { Measure } from '../measure-band/MeasureBand.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './ResultRow.css.ts';

export const resultRowTones = ['plain', 'gap'] as const;

const defaultLabels = {
  /** Opens the details. */
  details: 'How it was calculated',
} as const;

/** Labels of the row. */
export interface ResultRowLabels extends Words<typeof defaultLabels> {}

export interface ResultRowProps extends ItemHeadings, Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** Name of the result, as a heading. */
  title: ReactNode;
  /** Page of the result. */
  href?: string;
  /** When to choose it, in one line. */
  text?: ReactNode;
  /** Image of the result, at most 160 px wide. Images keep their size, so that machines have one scale. */
  image?: PictureImage;
  /** The figure that decides, for example the power. A value without digits, such as `On request`, has the size of text. */
  figure?: Omit<Measure, 'text'>;
  /** `gap` is the tone of a figure that says how much is missing. @default 'plain' */
  tone?: (typeof resultRowTones)[number];
  /** Sets the row apart, for example while its model is emphasized on a map. @default false */
  highlighted?: boolean;
  /** Links below the ranges. */
  actions?: ReactNode;
  /** How the figure was calculated, behind a disclosure at the end of the links. */
  details?: ReactNode;
  /** Dense `RangeBar`s. */
  children?: ReactNode;
  labels?: Partial<ResultRowLabels>;
}

/** A result of a selection, with its figure at the end of the row. Renders `<li>`. */
export function ResultRow({
  title,
  href,
  text,
  image,
  figure,
  tone = 'plain',
  highlighted = false,
  actions,
  details,
  headingLevel = 3,
  labels,
  className,
  children,
  ...props
}: ResultRowProps) {
  const words = useLabels('ResultRow', defaultLabels, labels);
  return (
    <li
      {...props}
      data-highlighted={highlighted ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {image && (
        <div className={styles.image}>
          <Picture {...image} className={styles.picture} sizes="160px" />
        </div>
      )}
      <div className={styles.head}>
        <Heading level={headingLevel} size="h4">
          {href ? (
            <Link href={href} tone="plain" className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </div>
      {figure && (
        <p className={styles.figure}>
          <span
            data-tone={tone}
            data-words={/\d/.test(textIn(figure.value, 'metric')) ? undefined : ''}
            className={styles.value}
          >
            {measured(figure.value)}
            {figure.unit && unitAfter(figure.unit, styles.unit)}
          </span>{' '}
          <span className={styles.label}>{figure.label}</span>
        </p>
      )}
      <div className={styles.body}>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {details && (
          <details>
            <summary className={styles.summary}>
              {words.details} <Icon icon={ChevronDown} className={styles.mark} />
            </summary>
            <div className={styles.details}>{details}</div>
          </details>
        )}
      </div>
    </li>
  );
}
