import type { FieldMessage, FormErrors } from './answers.ts';

/** Errors of the fields by the browser's validation, and of required fields that are blank. */
export function mistakesIn(
  form: HTMLFormElement,
  messages: Readonly<Record<string, FieldMessage>>,
): FormErrors {
  const mistakes: Record<string, string> = {};
  for (const { name, required, value, validity, validationMessage } of controlsOf(form)) {
    const missing = validity.valueMissing || (required && !value.trim());
    if ((validity.valid && !missing) || mistakes[name]) continue;
    const message = messages[name] ?? validationMessage;
    mistakes[name] =
      typeof message === 'string' ? message : message[missing ? 'missing' : 'invalid'];
  }
  return mistakes;
}

/** The errors in the order of the fields; those without a field come last. */
export function inOrder(form: HTMLFormElement, errors: FormErrors): FormErrors {
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
