/** Names of the parameters that select a form and its options. All others describe what the visitor asks about. */
const formNames = ['tab', 'plan', 'interest'];

const filter = (query: URLSearchParams, isForm: boolean) =>
  new URLSearchParams([...query].filter(([name]) => formNames.includes(name) === isForm));

/** Parameters that select a form and its options. */
export const formPart = (query: URLSearchParams) => filter(query, true);

/** Parameters that describe what the visitor asks about. */
export const subjectPart = (query: URLSearchParams) => filter(query, false);
