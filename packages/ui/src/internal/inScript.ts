/** A text as a literal in an inline script, which it cannot end. */
export const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
