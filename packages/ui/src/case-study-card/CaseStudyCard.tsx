import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/Link.tsx';
import type { Measure } from '../measure-band/MeasureBand.tsx';
import { Picture, type PictureImage } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CaseStudyCard.css.ts';

/** Words of the card. */
export interface CaseStudyCardLabels {
  challenge: string;
  solution: string;
  results: string;
  /** Text of the link; assistive technology hears the title after it. */
  link: string;
}

const defaultLabels: CaseStudyCardLabels = {
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  link: 'Read the case study',
};

export const caseStudyCardElements = ['article', 'li', 'div'] as const;

export interface CaseStudyCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'results' | 'children'> {
  title: string;
  location: string;
  challenge: ReactNode;
  solution: ReactNode;
  /** What came of it, one line each. */
  results: readonly string[];
  /** The one figure that stands for all of it, for example 38 % of energy saved. */
  measure?: Measure;
  /** The site, shown at 3:2. Decoration unless it has an `alt` of its own. */
  image?: PictureImage;
  /** Address of the whole story. */
  href?: string;
  /**
   * How wide the image is shown, for the choice of its file.
   * @default '(width >= 64rem) 33vw, 100vw'
   */
  sizes?: string;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingProps['level'];
  /**
   * Element to render.
   * @default 'article'
   */
  as?: (typeof caseStudyCardElements)[number];
  labels?: Partial<CaseStudyCardLabels>;
}

/**
 * What a plant had, what it got, and what came of it. In a column below each other; where it is 768 px wide or more, image
 * and figure beside the words. Renders `<article>` or the element in `as`.
 */
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
  as: Element = 'article',
  labels,
  className,
  ...props
}: CaseStudyCardProps) {
  const words = { ...defaultLabels, ...labels };
  // The elements of `as` take the attributes of an article; only their refs have other types.
  const Tag = Element as 'article';
  return (
    <Tag {...props} className={cx(styles.root, className)}>
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
                {measure.value}
                {measure.unit && <span className={styles.unit}>{measure.unit}</span>}
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
        {href && (
          <Link href={href} tone="standalone" className={styles.link}>
            {words.link}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </div>
    </Tag>
  );
}
