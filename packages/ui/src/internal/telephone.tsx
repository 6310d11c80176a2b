import { Children, type ReactNode } from 'react';
import * as styles from './telephone.css.ts';

/** A telephone number, which may be grouped with spaces, hyphens, dots and brackets. */
const telephone = /(\+?\d[\d\s().-]+\d)/;

/** Keeps telephone numbers in a text on one line, in CSS: joiners in the text would be copied and dialled with it. */
export function withTelephone(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === 'string' ? (
      // One element, because the link may be a flex container.
      <span>
        {child.split(telephone).map((part) =>
          telephone.test(part) ? (
            <span key={part} className={styles.number}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>
    ) : (
      child
    ),
  );
}
