import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { Heading } from '../heading/Heading.tsx';
import { cx } from '../internal/cx.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the page. */
  title: ReactNode;
  /** One or two sentences beside the title. */
  text?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  children?: ReactNode;
}

/** The quiet opening of a page that is a tool: it leaves the first screen to the tool. Renders `<div>`. */
export function PageHead({ title, text, className, children, ...props }: PageHeadProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <Container>
        {children}
        <div className={styles.row}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {text && (
            <Text size="small" tone="muted" className={styles.text}>
              {text}
            </Text>
          )}
        </div>
      </Container>
    </div>
  );
}
