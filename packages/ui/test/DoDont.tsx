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
  /** For examples fixed to the window: shows them in a small one, even if they appear only on focus or after scrolling. */
  fixed?: boolean;
  /** Opens the disclosures in the examples. */
  open?: boolean;
}

/** A good and a bad use of a component, side by side on its docs page. The examples are inert. */
export function DoDont({ wide = false, fixed = false, open = false, ...examples }: DoDontProps) {
  const box = wide ? styles.wideExample : fixed ? styles.fixedExample : styles.example;
  const openDisclosures = (node: HTMLElement | null) => {
    for (const disclosure of node?.querySelectorAll('details') ?? []) disclosure.open = true;
  };
  return (
    <div className={`sb-unstyled ${styles.pair}`}>
      {(['do', 'dont'] as const).map((verdict) => (
        <figure key={verdict} className={styles.figure}>
          <div inert ref={open ? openDisclosures : undefined} className={box}>
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
