/** The client: `call` with the endpoints of each subject, whose schemas a page loads only if it uses them. */
export * from './call.ts';
export * from './comments.ts';
export * from './cover.ts';
export * from './enquiries.ts';
export * from './inWords.ts';
export * from './newsletter.ts';
export * from './posts.ts';
export * from './problems.ts';
export * from './withProgress.ts';
