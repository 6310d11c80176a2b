'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './SegmentedControl.css.ts';

/** One of the choices. */
export interface Segment {
  /** Names the choice within the list. */
  value: string;
  /** What stands on it. */
  text: ReactNode;
  /** Address that shows the page with this choice made: it then needs no script. */
  href?: string;
}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** What is chosen, for example `Units`. */
  label: string;
  /** Two to four, of one or two words each. */
  segments: readonly Segment[];
  /** The one that is chosen, when the caller holds it. */
  selected?: string;
  /** The one that is chosen at first. */
  defaultSelected?: string;
  /** Is told what the visitor chooses. */
  onSelectedChange?: (value: string) => void;
}

/** Two to four ways to see the same thing, one of which is chosen. Renders `<fieldset>`. */
export function SegmentedControl({
  label,
  segments,
  selected,
  defaultSelected = segments[0]?.value ?? '',
  onSelectedChange,
  className,
  ...props
}: SegmentedControlProps) {
  const [chosen, choose] = useControlled(selected, defaultSelected, onSelectedChange);
  return (
    <fieldset aria-label={label} {...props} className={cx(styles.root, className)}>
      {segments.map(({ value, text, href }) => (
        <Choice
          key={value}
          href={href}
          chosen={value === chosen}
          onChoose={() => choose(value)}
          className={styles.segment}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  );
}
