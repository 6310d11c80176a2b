/** Parameters of the contact form itself; all others are carried to it. */
const ownParameters = ['tab', 'plan', 'interest'];

const parted = (query: URLSearchParams, own: boolean) =>
  new URLSearchParams([...query].filter(([name]) => ownParameters.includes(name) === own));

/** The parameters of the contact form without what was carried to it. */
export const ownPart = (query: URLSearchParams) => parted(query, true);

/** What is carried to the contact form. */
export const carriedPart = (query: URLSearchParams) => parted(query, false);
