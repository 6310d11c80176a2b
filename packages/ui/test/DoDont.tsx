import type { ReactNode } from 'react';
import * as styles from './DoDont.css.ts';

interface Example {
  example: ReactNode;
  /** Why it is good or bad. */
  text: string;
}

interface DoDontProps {
  do: Example;
  dont: Example;
  /** For examples as wide as a page: shows them at a third of their size. */
  wide?: boolean;
}

/** A good and a bad use of a component, side by side on its docs page. The examples are inert. */
export function DoDont({ wide = false, ...examples }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.pair}`}>
      {(['do', 'dont'] as const).map((verdict) => (
        <figure key={verdict} className={styles.figure}>
          <div inert className={wide ? styles.wideExample : styles.example}>
            {examples[verdict].example}
          </div>
          <figcaption className={styles.verdicts[verdict]}>
            <span className={styles.word[verdict]}>{verdict === 'do' ? 'Do. ' : 'Don’t. '}</span>
            {examples[verdict].text}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
