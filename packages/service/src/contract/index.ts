/**
 * Shapes of every public request and answer, with the limits and texts both sides share. The only
 * part of this package that a browser loads: it imports nothing but Valibot.
 */
export * from './answers.ts';
export * from './blogs.ts';
export * from './comments.ts';
export * from './enquiries.ts';
export * from './enquiry-request.ts';
export * from './enquiry-words.ts';
export * from './newsletter.ts';
