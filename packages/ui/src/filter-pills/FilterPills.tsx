'use client';
import type { ComponentPropsWithRef } from 'react';
import { root as pill } from '../chip/Chip.css.ts';
import { Choice } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './FilterPills.css.ts';

/** One choice of the filter. */
export interface FilterPillsOption {
  /** Names the choice within the filter. */
  value: string;
  name: string;
  /** Address of the page with this choice made. With it the pill is a link and needs no script. */
  href?: string;
  /** How many there are of this kind. */
  count?: number;
}

export interface FilterPillsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The choices; the one for all of them comes first. */
  options: readonly FilterPillsOption[];
  /** What is filtered, for example `Offices by region`. Names the list. */
  label: string;
  /** Value of the choice in force, when the caller holds it. */
  value?: string;
  /**
   * Value of the choice that is in force at first.
   * @default that of the first option
   */
  defaultValue?: string;
  /** Is told the value that the visitor chooses. */
  onValueChange?: (value: string) => void;
}

/** Narrows what is shown to one kind of it: one pill is always pressed. Renders `<ul>`. */
export function FilterPills({
  options,
  label,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  className,
  ...props
}: FilterPillsProps) {
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  return (
    <ul aria-label={label} {...props} className={cx(styles.root, className)}>
      {options.map(({ value: own, name, href, count }) => (
        <li key={own}>
          <Choice href={href} chosen={own === chosen} onChoose={() => choose(own)} className={pill}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
