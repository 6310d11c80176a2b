import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './QuoteBlock.css.ts';

export interface QuoteBlockProps extends ComponentPropsWithRef<'figure'> {
  /** The words, without quotation marks. */
  children?: ReactNode;
  /** Who said it, or what it is: `Mission`. */
  name?: string;
  /** What the speaker does, or where the words stand. */
  detail?: string;
}

/** Words of someone, set large. Renders `<figure>`. */
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
