import type { FieldMessage, FormErrors } from './answers.ts';

/** Errors from the browser's validation, and for required fields that contain only white space. */
export function mistakesIn(
  form: HTMLFormElement,
  messages: Readonly<Record<string, FieldMessage>>,
): FormErrors {
  const mistakes: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const { name, required, value, validity, willValidate } = control;
    const missing = validity.valueMissing || (required && control.matches(texts) && !value.trim());
    if ((validity.valid && !missing) || !willValidate || mistakes[name]) continue;
    const message = messages[name] ?? messageOfBrowser(control);
    mistakes[name] =
      typeof message === 'string' ? message : message[missing ? 'missing' : 'invalid'];
  }
  return mistakes;
}

/** Fields whose white space is no answer: in a password it counts, and an option may have an empty value. */
const texts = 'textarea, input:is([type="text"], [type="tel"], :not([type]))';

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

/** Ids of the fields by name. A control of the caller without an id gets the one that `idOf` returns. */
export function idsOf(form: HTMLFormElement | null, idOf: (name: string) => string): FormErrors {
  const ids: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const field = (control.type === 'radio' && control.closest('[role="radiogroup"]')) || control;
    field.id ||= idOf(control.name);
    ids[control.name] ??= field.id;
  }
  return ids;
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
  return Array.from(form?.elements ?? []).filter((one): one is Control => one.matches(selector));
}
