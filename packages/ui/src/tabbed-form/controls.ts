import type { FieldMessage, FormErrors } from './form.ts';

/** What the browser finds wrong with the fields, in their order. */
export function mistakesIn(
  form: HTMLFormElement,
  messages: Readonly<Record<string, FieldMessage>>,
): FormErrors {
  const mistakes: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (control.validity.valid || mistakes[control.name]) continue;
    const message = messages[control.name] ?? control.validationMessage;
    const kind = control.validity.valueMissing ? 'missing' : 'invalid';
    mistakes[control.name] = typeof message === 'string' ? message : message[kind];
  }
  return mistakes;
}

/** The same errors in the order of the fields, those of no field at the end. */
export function inOrder(form: HTMLFormElement, errors: FormErrors): FormErrors {
  const names = [...controlsOf(form).map(({ name }) => name), ...Object.keys(errors)];
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
}

/** The first field in sight. */
export function firstField(form: HTMLFormElement | null): HTMLElement | undefined {
  return controlsOf(form).find(({ tabIndex }) => tabIndex >= 0);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  const selector = ':is(input:not([type="hidden"]), select, textarea):enabled';
  return [...(form?.querySelectorAll<Control>(selector) ?? [])];
}
