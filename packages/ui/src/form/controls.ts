import type { FieldMessage, FormErrors } from './answers.ts';

/** Errors from the browser's validation, and for required fields that contain only white space. */
export function mistakesIn(
  form: HTMLFormElement,
  messages: Readonly<Record<string, FieldMessage>>,
): FormErrors {
  const mistakes: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const { name, required, value, validity } = control;
    const missing = validity.valueMissing || (required && !value.trim());
    if ((validity.valid && !missing) || mistakes[name]) continue;
    const message = messages[name] ?? messageOfBrowser(control);
    mistakes[name] =
      typeof message === 'string' ? message : message[missing ? 'missing' : 'invalid'];
  }
  return mistakes;
}

/** The browser's message after the label: in a list of errors, it would not say which field it is about. */
function messageOfBrowser(control: Control): string {
  const { type, labels, ariaLabel, validity, validationMessage } = control;
  if (validity.customError) return validationMessage;
  const label =
    type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : labels?.[0];
  const name = (ariaLabel ?? label?.textContent)?.trim().replace(/[.:]$/, '');
  return name ? `${name}: ${validationMessage}` : validationMessage;
}

/** The errors in the order of the fields; those without a field come last. */
export function inFieldOrder(form: HTMLFormElement, errors: FormErrors): FormErrors {
  const names = [...controlsOf(form).map(({ name }) => name), ...Object.keys(errors)];
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
}

/** Moves focus to the first visible field. */
export function focusFirstField(form: HTMLFormElement | null | undefined, options?: FocusOptions) {
  controlsOf(form)
    .find(({ tabIndex }) => tabIndex >= 0)
    ?.focus(options);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null | undefined): Control[] {
  const selector = ':is(input:not([type="hidden"]), select, textarea):enabled';
  return [...(form?.querySelectorAll<Control>(selector) ?? [])];
}
