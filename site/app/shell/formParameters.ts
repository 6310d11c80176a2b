/** The filled fields of a form as parameters of a URL. @param submitter the button that submitted it */
export function formParameters(
  form: HTMLFormElement | null,
  submitter?: HTMLElement | null,
): URLSearchParams {
  const fields = [...new FormData(form ?? undefined, submitter)] as [string, string][];
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}
