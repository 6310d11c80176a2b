'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Choice, type ChoiceOption } from '../internal/Choice.tsx';
import { cx } from '../internal/cx.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useRemaining } from '../internal/useRemaining.ts';
import * as styles from './SegmentedControl.css.ts';

/** An option of the control. */
export interface SegmentedControlOption extends ChoiceOption<ReactNode> {}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Accessible name of the group, for example `Units`. */
  label: string;
  /** Two to four options with labels of one or two words. */
  options: readonly SegmentedControlOption[];
  /** Value of the selected option (controlled). */
  value?: string;
  /** Value of the initially selected option. By default the first. */
  defaultValue?: string;
  /** Called with the value of the option that the visitor selects. */
  onValueChange?: (value: string) => void;
}

/** Switches between two to four views of the same content. Renders `<fieldset>`. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  className,
  ...props
}: SegmentedControlProps) {
  const [selected, choose] = useControlled(value, defaultValue, onValueChange);
  const remaining = useRemaining(
    selected,
    options.map((option) => option.value),
  );
  const chosen = value ?? remaining;
  return (
    <fieldset aria-label={label} {...props} className={cx(styles.root, className)}>
      {options.map(({ value: own, label, ...option }) => (
        <Choice
          key={own}
          {...option}
          chosen={own === chosen}
          onChoose={() => choose(own)}
          className={styles.segment}
        >
          {label}
        </Choice>
      ))}
    </fieldset>
  );
}
