/** Names of the parameters that select a form and its options. All others describe the subject of the enquiry. */
const formNames = ['tab', 'plan', 'interest'];

const filter = (query: URLSearchParams, isForm: boolean) =>
  new URLSearchParams([...query].filter(([name]) => formNames.includes(name) === isForm));

/** Parameters that select a form and its options. */
export const formPart = (query: URLSearchParams) => filter(query, true);

/** Parameters that describe the subject of the enquiry. */
export const subjectPart = (query: URLSearchParams) => filter(query, false);
