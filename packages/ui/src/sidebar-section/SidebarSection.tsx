import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type BlockHeading, Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './SidebarSection.css.ts';

export interface SidebarSectionProps
  extends BlockHeading,
    Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the section. */
  title: ReactNode;
}

/** One topic of a sidebar, under a rule. Renders `<section>`, labelled by its title. */
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
