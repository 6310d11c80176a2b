'use client';
import type { ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { CardRoot, type TitledCardProps } from '../internal/CardRoot.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { MoreLink } from '../internal/MoreLink.tsx';
import { measured } from '../internal/measured.tsx';
import type { Measure } from '../measure-band/MeasureBand.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import * as styles from './CaseStudyCard.css.ts';

const defaultLabels = {
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  /** Text of the link; its accessible name ends with the title. */
  link: 'Read the case study',
} as const;

/** Labels of the card. */
export interface CaseStudyCardLabels extends Words<typeof defaultLabels> {}

export interface CaseStudyCardProps extends Omit<TitledCardProps, 'results'> {
  /** Name of the plant. */
  title: string;
  /** Town and country. */
  location: string;
  /** The problem. */
  challenge: ReactNode;
  /** The installation that solved it. */
  solution: ReactNode;
  /** Results, one line each. */
  results: readonly string[];
  /** The key figure, for example 38 % of energy saved. */
  measure?: Measure;
  /** The site, shown at 3:2. Decorative unless it has an `alt`. */
  image?: PictureImage;
  /** URL of the full case study. */
  href?: string;
  /** Rendered width of the image, as in the HTML attribute `sizes`. @default '(width >= 64rem) 33vw, 100vw' */
  sizes?: string;
  labels?: Partial<CaseStudyCardLabels>;
}

/** The problem, solution and results of one plant. Renders `<article>` or the element in `as`. */
export function CaseStudyCard({
  title,
  location,
  challenge,
  solution,
  results,
  measure,
  image,
  href,
  sizes = '(width >= 64rem) 33vw, 100vw',
  headingLevel = 3,
  labels,
  className,
  ...props
}: CaseStudyCardProps) {
  const words = useLabels('CaseStudyCard', defaultLabels, labels);
  return (
    <CardRoot {...props} className={cx(styles.root, className)}>
      <div className={styles.area}>
        <div className={styles.head}>
          <p className={styles.location}>{location}</p>
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
        </div>
        <div className={styles.view}>
          {image && <Picture {...image} ratio="3:2" fallback="ground" sizes={sizes} />}
          {measure && (
            <p className={styles.measure}>
              <span className={styles.figure}>
                {measured(measure.value)}
                {measure.unit && <span className={styles.unit}>{measured(measure.unit)}</span>}
              </span>{' '}
              <span className={styles.label}>{measure.label}</span>
            </p>
          )}
        </div>
        <dl className={styles.story}>
          <div className={styles.part}>
            <dt className={styles.label}>{words.challenge}</dt>
            <dd>{challenge}</dd>
          </div>
          <div className={styles.part}>
            <dt className={styles.label}>{words.solution}</dt>
            <dd>{solution}</dd>
          </div>
          <div className={styles.part}>
            <dt className={styles.label}>{words.results}</dt>
            <dd>
              <ul className={styles.results}>
                {results.map((result) => (
                  <li key={result}>{result}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <MoreLink href={href} of={title} className={styles.link}>
          {words.link}
        </MoreLink>
      </div>
    </CardRoot>
  );
}
