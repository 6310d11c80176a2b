import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import { End } from '../internal/End.tsx';
import * as styles from './Hero.css.ts';
import { type HeroHeadline, RotatingHeadlines } from './RotatingHeadlines.tsx';

export const heroHeights = ['screen', 'content'] as const;
export const heroMediaPlaces = ['full', 'end'] as const;

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What the page says first. Several take turns; a single one stands still. */
  headlines: readonly [HeroHeadline, ...HeroHeadline[]];
  /** Picture or film on the full width, its subject at the end of the row; below the copy on narrow screens. */
  media?: ReactNode;
  /**
   * Where the media is on a desktop: on the full width, its subject at the end of it, or at the end of the row alone,
   * for a subject in the middle of its picture.
   * @default 'full'
   */
  mediaPlace?: (typeof heroMediaPlaces)[number];
  /** Buttons under the text: one primary, one quiet. */
  actions?: ReactNode;
  /** Words under the actions, for example the sectors served. */
  tags?: readonly string[];
  /** A switch that pauses what moves, for example `PauseMotion`: needed with several headlines or a film. */
  control?: ReactNode;
  /** Last row of the hero, for example a `MeasureBand`. */
  foot?: ReactNode;
  /** What stands between text and actions or in their place: a search field, breadcrumbs. */
  children?: ReactNode;
  /**
   * `screen` fills the window on a desktop (800 to 1120 px), `content` is as high as what it holds.
   * @default 'screen'
   */
  height?: (typeof heroHeights)[number];
  /**
   * Time in ms that each headline stands.
   * @default 5000
   */
  interval?: number;
}

/** Opens a page on a dark ground, with room for a transparent `SiteHeader` at its top. Renders `<section>`. */
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
  return (
    <section
      data-ground="dark"
      {...props}
      data-media={media ? mediaPlace : undefined}
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
        {actions && <div className={styles.actions}>{actions}</div>}
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
      {foot && <Container>{foot}</Container>}
      <End />
    </section>
  );
}
