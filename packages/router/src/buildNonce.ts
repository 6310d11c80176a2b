/** Nonce of pages that are rendered during the build. A constant is safe: nothing in them comes from visitors. */
export const buildNonce = 'build';
