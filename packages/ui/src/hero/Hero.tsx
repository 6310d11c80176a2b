import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import { ParsingEnd } from '../internal/ParsingEnd.tsx';
import * as styles from './Hero.css.ts';
import { type HeroHeadline, RotatingHeadlines } from './RotatingHeadlines.tsx';

export const heroHeights = ['screen', 'content'] as const;
export const heroMediaPlaces = ['full', 'wide', 'end', 'object', 'floor', 'behind'] as const;

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Headlines of the page. Several rotate; a single headline is static. */
  headlines: readonly [HeroHeadline, ...HeroHeadline[]];
  /** Full-width image or video with its subject at the end of the row. On narrow screens it is below the copy. */
  media?: ReactNode;
  /**
   * Position of the media on a desktop. `full` fills the hero and suits a subject at the end of the row; `wide` does so
   * next to a narrower copy and suits a subject from two fifths of the row to its end; `end` is only next to the copy and
   * suits a subject in the middle of the image; `object` is there too, but whole and undimmed, between the header and the
   * foot, and suits a picture with a transparent background; `floor` stands such a picture, in a `ratio`, larger on a line across the
   * page, so that its subject ends with the row; `behind` dims the media to a ground for the `children`, which
   * fill the hero below title and text, with the actions beside the foot; it needs no media.
   * @default 'full'
   */
  mediaPlace?: (typeof heroMediaPlaces)[number];
  /** Buttons under the text: one primary, one quiet. */
  actions?: ReactNode;
  /** Tags under the actions, for example the sectors served. */
  tags?: readonly string[];
  /** A control that pauses motion, for example `PauseMotion`: required with several headlines or a video. */
  control?: ReactNode;
  /** Last row of the hero, for example a `MeasureBand`. */
  foot?: ReactNode;
  /** Content between the text and the actions, or in their place: a search field, breadcrumbs. */
  children?: ReactNode;
  /** `screen` fills the viewport on a desktop (800 px or more), `content` fits its content. @default 'screen' */
  height?: (typeof heroHeights)[number];
  /** Time per headline in ms. @default 5000 */
  interval?: number;
}

/** The opening section of a page on a dark background, with room for a transparent `SiteHeader`. Renders `<section>`. */
export function Hero({
  headlines,
  media,
  mediaPlace = 'full',
  actions,
  tags,
  control,
  foot,
  height = 'screen',
  interval,
  className,
  children,
  ...props
}: HeroProps) {
  const buttons = actions && <div className={styles.actions}>{actions}</div>;
  return (
    <section
      data-ground="dark"
      {...props}
      data-media={media || mediaPlace === 'behind' ? mediaPlace : undefined}
      className={cx(styles.root, styles.heights[height], className)}
    >
      {media && <div className={styles.media}>{media}</div>}
      <Container className={styles.copy}>
        <RotatingHeadlines
          headlines={headlines}
          interval={interval}
          size={height === 'screen' ? 'display' : 'h1'}
        />
        {children && <div className={styles.inset}>{children}</div>}
        {mediaPlace !== 'behind' && buttons}
        {(tags || control) && (
          <div className={styles.tail}>
            {tags && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag} className={styles.tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            )}
            {control && <div className={styles.control}>{control}</div>}
          </div>
        )}
      </Container>
      {foot && (
        <div className={styles.foot}>
          <Container>
            {foot}
            {mediaPlace === 'behind' && buttons}
          </Container>
        </div>
      )}
      <ParsingEnd />
    </section>
  );
}
