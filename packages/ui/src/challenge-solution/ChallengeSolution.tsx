import { Check } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './ChallengeSolution.css.ts';

/** A difficulty and what answers it. */
export interface ChallengeSolutionItem {
  challenge: string;
  solution: ReactNode;
}

/** Words over the two columns; on phones over every text. */
export interface ChallengeSolutionLabels {
  challenge: string;
  solution: string;
}

const defaultLabels: ChallengeSolutionLabels = { challenge: 'Challenge', solution: 'Solution' };

export interface ChallengeSolutionProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly ChallengeSolutionItem[];
  labels?: Partial<ChallengeSolutionLabels>;
}

/** Challenges at the start of the line, what solves each beside it. Renders `<ul>`. */
export function ChallengeSolution({ items, labels, className, ...props }: ChallengeSolutionProps) {
  const words = { ...defaultLabels, ...labels };
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ challenge, solution }) => (
        <li key={challenge} className={styles.item}>
          <div className={styles.challenge}>
            <p className={styles.label}>{words.challenge}</p>
            <p>{challenge}</p>
          </div>
          <div className={styles.solution}>
            <p className={styles.label}>{words.solution}</p>
            <div className={styles.answer}>
              <Icon icon={Check} className={styles.mark} />
              <div>{solution}</div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
