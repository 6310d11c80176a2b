'use client';
import { useEffect, useRef } from 'react';
import type { FormLabels } from '../form/answers.ts';
import { focusFirstField } from '../form/controls.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import { useLabels, type Words } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { SubmitButton } from '../submit-button/SubmitButton.tsx';
import { Tabs } from '../tabs/index.ts';
import { SelectedTab } from './TabbedFormFields.tsx';

/** A variant of the form. */
export interface TabbedFormOption {
  /** Names the variant; the form sends it. */
  value: string;
  /** Words of the tab. */
  label: string;
  /** Address that shows the page with this variant: without JavaScript the tab leads there. */
  href: string;
  /**
   * Whether it cannot be selected.
   * @default false
   */
  disabled?: boolean;
  /** Words of the submit button, where they differ from the others'. */
  submit?: string;
}

const defaultLabels = { submit: 'Send Message' } as const;

/** Words of the form. */
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
  /** Name of the choice, for example `What is it about?`. */
  label: string;
  /** Variants of the form, one tab each. */
  options: readonly TabbedFormOption[];
  /** Value of the selected tab (controlled). When the caller changes it, the first field takes focus. */
  value?: string;
  /** Value of the initially selected tab. By default the first. */
  defaultValue?: string;
  /** Called with the value of the tab that the visitor selects. */
  onValueChange?: (value: string) => void;
  /**
   * Name under which the form sends the value of the tab.
   * @default 'kind'
   */
  name?: string;
  /**
   * Time in ms after which the form comes back; the confirmation stays above it.
   * @default 5000
   */
  confirmationTime?: number;
  labels?: Partial<TabbedFormLabels>;
  /** The fields: those of every tab as they are, those of one in `TabbedFormFields`. */
  children?: FormProps['children'];
}

/**
 * Variants of one form under tabs. Input survives a change of tab, a mistake and a failure; the confirmation
 * replaces the form for a while. Renders `<div>` with a `<form method="post">`.
 */
export function TabbedForm({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name = 'kind',
  action,
  hiddenFields,
  onSubmit,
  messages,
  validate,
  defaultValues,
  defaultResult,
  confirmationTime = 5000,
  errorSummary,
  labels,
  children,
  ...props
}: TabbedFormProps) {
  const [tab, setTab] = useControlled(value, defaultValue, onValueChange);
  const panel = useRef<HTMLDivElement>(null);
  const chosenHere = useRef(tab);
  useEffect(() => {
    if (chosenHere.current === tab) return;
    chosenHere.current = tab;
    // Where the page goes is the caller's choice, usually by the fragment of a link.
    focusFirstField(panel.current?.querySelector('form'), { preventScroll: true });
  }, [tab]);
  /** Focus stays where it is. */
  const select = (next: string) => {
    chosenHere.current = next;
    setTab(next);
  };
  const words = useLabels('TabbedForm', defaultLabels, labels);
  const current = options.find((option) => option.value === tab);
  return (
    <Tabs.Root {...props} value={tab} onValueChange={select}>
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
      <Tabs.Panel ref={panel}>
        <Form
          {...{ action, onSubmit, messages, validate, defaultValues, defaultResult }}
          {...{ confirmationTime, errorSummary, labels }}
          variant={tab}
          onVariantChange={select}
          encType="multipart/form-data"
          aria-label={current?.label}
          hiddenFields={{ [name]: tab, ...hiddenFields }}
        >
          <SelectedTab value={tab}>{children}</SelectedTab>
          <SubmitButton>{current?.submit ?? words.submit}</SubmitButton>
        </Form>
      </Tabs.Panel>
    </Tabs.Root>
  );
}
