'use client';
import type { ComponentPropsWithRef } from 'react';
import { root as pill } from '../chip/Chip.css.ts';
import { Choice, type ChoiceOption } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import * as styles from './FilterPills.css.ts';

/** One option of the filter. A disabled option is a button even with `href`. */
export interface FilterPillsOption extends ChoiceOption {
  /** Number of matching items. */
  count?: number;
}

export interface FilterPillsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The options. Put the option for all items first. */
  options: readonly FilterPillsOption[];
  /** Name of the list, for example `Offices by region`. */
  label: string;
  /** Value of the selected option (controlled). */
  value?: string;
  /** Value of the initially selected option. @default that of the first option */
  defaultValue?: string;
  /** Called with the value of the option that the visitor selects. */
  onValueChange?: (value: string) => void;
}

/** Filters content by one property: one pill is always selected. Renders `<ul>`. */
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
      {options.map(({ value: own, label, count, ...option }) => (
        <li key={own}>
          <Choice {...option} chosen={own === chosen} onChoose={() => choose(own)} className={pill}>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
