'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { strictContext, useStrictContext } from '../internal/strictContext.ts';
import * as styles from './TabbedForm.css.ts';

/** Value of the selected tab. */
export const SelectedTab = strictContext<string>('TabbedForm');

export interface TabbedFormFieldsProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'disabled' | 'hidden'> {
  /** Value or values of the tabs that show the fields. */
  of: string | readonly string[];
}

/** Fields that only some tabs show; in others they keep their values and are not sent. Renders `<fieldset>`. */
export function TabbedFormFields({ of, className, ...props }: TabbedFormFieldsProps) {
  const selected = useStrictContext(SelectedTab, 'TabbedFormFields');
  const shown = typeof of === 'string' ? of === selected : of.includes(selected);
  return (
    <fieldset
      role="none"
      {...props}
      disabled={!shown}
      hidden={!shown}
      className={cx(styles.fields, className)}
    />
  );
}
