/** What the site and the service share. Browsers load it, so it imports nothing except Valibot. */
export * from './answers.ts';
export * from './blogs.ts';
export * from './comments.ts';
export * from './enquiries.ts';
export * from './enquiry-fields.ts';
export * from './enquiry-request.ts';
export * from './enquiry-words.ts';
export * from './newsletter.ts';
export * from './words.ts';
