/** Serializes a text as a string literal for an inline script. The text cannot close the script element. */
export const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
