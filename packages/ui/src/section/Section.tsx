import { type ComponentPropsWithRef, useId } from 'react';
import { Container, type ContainerProps } from '../container/Container.tsx';
import { cx } from '../internal/cx.ts';
import { SectionHead, type SectionHeadProps } from '../section-head/SectionHead.tsx';
import type { Ground } from '../styles/index.ts';
import * as styles from './Section.css.ts';

export const sectionTones = ['plain', 'subtle'] as const;
export const sectionSpaces = ['full', 'half', 'tight', 'none'] as const;

export interface SectionProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>,
    Partial<Pick<SectionHeadProps, 'title' | 'lead' | 'headingLevel'>> {
  /** Arrangement of title and lead. @default 'split' */
  head?: SectionHeadProps['layout'];
  /** Ground of the section and its content. Defaults to the surrounding ground. */
  ground?: Ground;
  /** `subtle` sets the section apart from its neighbours on the same ground. @default 'plain' */
  tone?: (typeof sectionTones)[number];
  /** Space above and below: the page's vertical rhythm (64-120 px), half of it, 24 px, or none. @default 'full' */
  space?: (typeof sectionSpaces)[number];
  /** Width of the content: that of the page (1320 px) or of running text. @default 'wide' */
  width?: ContainerProps['width'];
  /** At least as high as the window, so that content that loads late shifts nothing visible. @default false */
  tall?: boolean;
  /** Omits the section in print. @default false */
  screenOnly?: boolean;
}

/** A full-width band with its content between the page's margins, labelled by its title. Renders `<section>`. */
export function Section({
  ground,
  tone = 'plain',
  space = 'full',
  width,
  tall = false,
  screenOnly = false,
  title,
  lead,
  head,
  headingLevel,
  className,
  children,
  ...props
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={title ? headingId : undefined}
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
      <Container width={width} className={head === 'side' ? styles.side : undefined}>
        {title && (
          <SectionHead
            title={title}
            lead={lead}
            layout={head}
            headingLevel={headingLevel}
            headingId={headingId}
          />
        )}
        {children}
      </Container>
    </section>
  );
}
