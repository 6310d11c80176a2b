/** Whether a field differs from what the server rendered. */
export function isDirty(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) ||
      ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value !== field.defaultValue),
  );
}
