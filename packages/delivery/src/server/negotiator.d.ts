/** The types on npm lack the options of version 1. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The encoding that the client prefers. With equal weights it is the first of `preferred`. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
