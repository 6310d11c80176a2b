import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './PageHead.css.ts';

/** `tool` leaves the first screen to a tool, `page` is the opening of a page to read. */
export const pageHeadSizes = ['tool', 'page'] as const;

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the page. */
  title: ReactNode;
  /** One or two sentences, beside the title of a `tool`, below that of a `page`. */
  text?: ReactNode;
  /** Size of the title, and the space around it. @default 'tool' */
  size?: (typeof pageHeadSizes)[number];
  /** Buttons or a control: below the text of a `tool`, at the end of its line on a `page`. */
  actions?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  children?: ReactNode;
}

/** The quiet opening of a page: its content begins on the first screen. Renders `<div>`. */
export function PageHead({
  title,
  text,
  size = 'tool',
  actions,
  className,
  children,
  ...props
}: PageHeadProps) {
  const isTool = size === 'tool';
  const heading = (
    <Heading level={1} className={isTool ? styles.title : undefined}>
      {title}
    </Heading>
  );
  const lead = text && (
    <Text size={isTool ? 'small' : 'lead'} tone="muted">
      {text}
    </Text>
  );
  const controls = actions && <div className={styles.actions}>{actions}</div>;
  return (
    <div {...props} className={cx(styles.sizes[size], className)}>
      <Container>
        {children}
        <div className={styles.row}>
          {heading}
          {isTool ? (
            (lead || controls) && (
              <div className={styles.aside}>
                {lead}
                {controls}
              </div>
            )
          ) : (
            <>
              {lead}
              {controls}
            </>
          )}
        </div>
      </Container>
    </div>
  );
}
