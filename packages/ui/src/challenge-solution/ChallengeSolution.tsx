'use client';
import { Check } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { unbroken } from '../internal/unbroken.tsx';
import * as styles from './ChallengeSolution.css.ts';

/** A challenge and its solution. */
export interface ChallengeSolutionItem {
  challenge: string;
  solution: ReactNode;
}

const defaultLabels = { challenge: 'Challenge', solution: 'Solution' } as const;

/** Headings of the two columns. On phones only assistive technology reads them, before every text. */
export interface ChallengeSolutionLabels extends Words<typeof defaultLabels> {}

export interface ChallengeSolutionProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Challenges, each with its solution. */
  items: readonly ChallengeSolutionItem[];
  labels?: Partial<ChallengeSolutionLabels>;
}

/** Challenges, each next to its solution. Renders `<ul>`. */
export function ChallengeSolution({ items, labels, className, ...props }: ChallengeSolutionProps) {
  const words = useLabels('ChallengeSolution', defaultLabels, labels);
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ challenge, solution }) => (
        <li key={challenge} className={styles.item}>
          <div className={styles.challenge}>
            <p className={styles.label}>{words.challenge}</p>
            <p>{unbroken(challenge)}</p>
          </div>
          <div className={styles.solution}>
            <p className={styles.label}>{words.solution}</p>
            <div className={styles.answer}>
              <Icon icon={Check} className={styles.mark} />
              <div>{unbroken(solution)}</div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
