/**
 * What the two halves agree on: the server writes these names into a page or a request, and the browser or a screen
 * looks for them. It imports nothing, because Node loads it as well as the applications.
 */

/** Attribute of the stylesheets that `hydrate` enables. */
export const waiting = 'disabled';

/** Attribute of a summary of errors, with the title of its page around `{title}`. */
export const errorTitle = 'data-page-title';

/** How scripts of the head set states of the page before hydration: to one value, or to a variable's. */
export const earlyState = /\.dataset\.(\w+)=(?:"(\w+)"|\w)/g;

/** Nonce of pages that are rendered during the build. A constant is safe: nothing in them comes from visitors. */
export const buildNonce = 'build';

/**
 * Header that the server adds to a form whose files it has discarded: 401 if nobody is signed in, 413 if they are too
 * large, 503 if it is receiving too many others. The form then contains only the texts, so that the page can show them
 * again.
 */
export const refusedUpload = 'X-Refused-Upload';
export const refusals = [401, 413, 503] as const;
export type Refusal = (typeof refusals)[number];
