/** The filled fields of a form as parameters of a URL. */
export function formParameters(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)] as [string, string][];
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}
