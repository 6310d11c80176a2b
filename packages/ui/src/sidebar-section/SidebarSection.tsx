import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type headingLevels } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './SidebarSection.css.ts';

export interface SidebarSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  /**
   * Level of the title in the outline of the page.
   * @default 2
   */
  headingLevel?: (typeof headingLevels)[number];
}

/** One subject of a sidebar, under a rule. Renders `<section>`, named by its title. */
export function SidebarSection({
  title,
  headingLevel = 2,
  className,
  children,
  ...props
}: SidebarSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props} className={cx(styles.root, className)}>
      <Heading level={headingLevel} size="h4" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
