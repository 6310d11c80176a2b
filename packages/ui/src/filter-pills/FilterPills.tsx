'use client';
import type { ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceOption } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useChosenOption } from '../internal/useChosenOption.ts';
import * as styles from './FilterPills.css.ts';

export const filterPillsLooks = ['pills', 'list'] as const;

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
  /** `pills` above the content, or a `list` with the counts at the end of its lines, next to it. @default 'pills' */
  look?: (typeof filterPillsLooks)[number];
}

/** Filters content by one property: one option is always selected. Renders `<ul>`. */
export function FilterPills({
  options,
  label,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  look = 'pills',
  className,
  ...props
}: FilterPillsProps) {
  const [chosen, choose] = useChosenOption(value, defaultValue, onValueChange, options);
  return (
    <ul aria-label={label} {...props} className={cx(styles.looks[look], className)}>
      {options.map(({ value: own, label, count, ...option }) => (
        <li key={own}>
          <Choice
            {...option}
            chosen={own === chosen}
            onChoose={() => choose(own)}
            className={styles.options[look]}
          >
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
