import type { ComponentPropsWithRef } from 'react';
import { Container, type ContainerProps } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import type { Ground } from '../styles/index.ts';
import * as styles from './Section.css.ts';

export const sectionTones = ['plain', 'subtle'] as const;
export const sectionSpaces = ['full', 'half', 'none'] as const;

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Ground of the section and of everything in it. Without it the section keeps the one it stands on. */
  ground?: Ground;
  /**
   * `subtle` sets the section off from its neighbours on the same ground.
   * @default 'plain'
   */
  tone?: (typeof sectionTones)[number];
  /**
   * Space above and below: the rhythm of the page (64-120 px), half of it, or none.
   * @default 'full'
   */
  space?: (typeof sectionSpaces)[number];
  /**
   * Width of the content: the page's 1320 px, or the measure of running text.
   * @default 'wide'
   */
  width?: ContainerProps['width'];
  /**
   * Keeps the section at least as high as the window: what comes in late then moves nothing in view below it.
   * @default false
   */
  tall?: boolean;
  /**
   * Leaves the section out in print: it only leads elsewhere.
   * @default false
   */
  screenOnly?: boolean;
}

/** A band across the page whose content keeps the page's margins. Renders `<section>`. */
export function Section({
  ground,
  tone = 'plain',
  space = 'full',
  width,
  tall = false,
  screenOnly = false,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      {...props}
      data-ground={ground}
      className={cx(
        styles.root,
        styles.tones[tone],
        styles.spaces[space],
        tall && styles.tall,
        screenOnly && styles.screenOnly,
        className,
      )}
    >
      <Container width={width}>{children}</Container>
    </section>
  );
}
