'use client';
import { useRef } from 'react';
import type { FormLabels } from '../form/answers.ts';
import { focusFirstField } from '../form/controls.ts';
import type { FormProps } from '../form/Form.tsx';
import { FormView } from '../form/FormView.tsx';
import { useForm } from '../form/useForm.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { useChosenOption } from '../internal/useChosenOption.ts';
import { useOnChange } from '../internal/useOnChange.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import { Tabs } from '../tabs/index.ts';
import { SelectedTab } from './TabbedFormFields.tsx';

/** A variant of the form. */
export interface TabbedFormOption {
  /** Identifies the variant. The form sends it. */
  value: string;
  /** Label of the tab. */
  label: string;
  /** URL of the page with this variant, which the tab links to without JavaScript. */
  href: string;
  /** Whether the tab cannot be selected. @default false */
  disabled?: boolean;
  /** Label of the submit button. By default `labels.submit`. */
  submit?: string;
}

const defaultLabels = { submit: 'Send Message' } as const;

/** Labels of the form. */
export interface TabbedFormLabels extends FormLabels, Words<typeof defaultLabels> {}

export interface TabbedFormProps
  extends Omit<
    FormProps,
    | 'aria-label'
    | 'aria-labelledby'
    | 'encType'
    | 'headingLevel'
    | 'onVariantChange'
    | 'text'
    | 'title'
    | 'variant'
  > {
  /** Accessible name of the list of tabs, for example `What is it about?`. */
  label: string;
  /** Variants of the form, one tab each. */
  options: readonly TabbedFormOption[];
  /** Value of the selected tab (controlled). When the caller changes it, the first field takes focus. */
  value?: string;
  /** Value of the initially selected tab. By default the first. */
  defaultValue?: string;
  /** Called with the value of the tab that the visitor selects. */
  onValueChange?: (value: string) => void;
  /** Name under which the form sends the value of the selected tab. @default 'kind' */
  name?: string;
  /** Time in ms after which the form is shown again, below the confirmation. @default 5000 */
  confirmationTime?: number;
  labels?: Partial<TabbedFormLabels>;
  /** The fields. Wrap those that not all tabs share in `TabbedFormFields`. */
  children?: FormProps['children'];
}

/**
 * Variants of one form in tabs. Input is kept when the visitor switches tabs and when validation or submission fails.
 * The confirmation replaces the form for `confirmationTime`. Renders `<div>` with a `<form method="post">`.
 */
export function TabbedForm({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name = 'kind',
  hiddenFields,
  figure,
  confirmationTime = 5000,
  labels,
  children,
  ...props
}: TabbedFormProps) {
  const [tab, setTab] = useChosenOption(value, defaultValue, onValueChange, options);
  const selectedHere = useRef(tab);
  /** Selects a tab without moving focus. */
  const select = (next: string) => {
    selectedHere.current = next;
    setTab(next);
  };
  const words = useLabels('TabbedForm', defaultLabels, labels);
  const { props: root, ...form } = useForm({
    ...props,
    labels,
    confirmationTime,
    variant: tab,
    onVariantChange: select,
  });
  useOnChange(tab, () => {
    if (selectedHere.current === tab) return;
    selectedHere.current = tab;
    // Scrolling is up to the caller, usually with the fragment of a link.
    focusFirstField(form.element.current, { preventScroll: true });
  });
  const current = options.find((option) => option.value === tab);
  return (
    <Tabs.Root {...root} value={tab} onValueChange={select}>
      <Tabs.List label={label}>
        {options.map((option) => (
          <Tabs.Tab
            key={option.value}
            value={option.value}
            href={option.href}
            disabled={option.disabled}
          >
            {option.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel>
        <FormView
          form={form}
          encType="multipart/form-data"
          aria-label={current?.label}
          hiddenFields={{ [name]: tab, ...hiddenFields }}
          figure={figure}
        >
          <SelectedTab value={tab}>{children}</SelectedTab>
          <SubmitButton>{current?.submit ?? words.submit}</SubmitButton>
        </FormView>
      </Tabs.Panel>
    </Tabs.Root>
  );
}
