import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './QuoteBlock.css.ts';

export interface QuoteBlockProps extends ComponentPropsWithRef<'figure'> {
  /** The quotation, without quotation marks. */
  children?: ReactNode;
  /** Its source, or its kind: `Mission`. */
  name?: string;
  /** Role of the speaker, or place of the quotation. */
  detail?: string;
}

/** A large quotation. Renders `<figure>`. */
export function QuoteBlock({ children, name, detail, className, ...props }: QuoteBlockProps) {
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <blockquote className={styles.quote}>{children}</blockquote>
      {(name || detail) && (
        <figcaption className={styles.source}>
          {name && <span className={styles.name}>{name}</span>}
          {detail && <span> {detail}</span>}
        </figcaption>
      )}
    </figure>
  );
}
