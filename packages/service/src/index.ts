/** What a server that hosts the service uses. Browsers use `@brand/service/contract`. */
export { type AppOptions, createApp } from './app.ts';
export { ExplainedError, explain } from './errors.ts';
export type { LogEntry } from './failures.ts';
export { type ImportProgress, type ImportReport, importPosts } from './import.ts';
export { type ClientAddress, clientAddressBehind, type Source } from './network.ts';
export type { QuickAnswer, QuickAnswers } from './quick.ts';
export { defaultEnquiryPolicy, type EnquiryPolicy } from './routes/enquiries.ts';
export { defaultNewsletterPolicy, type NewsletterPolicy } from './routes/newsletter.ts';
export { type CommentPolicy, defaultPolicy } from './routes/take-comment.ts';
export { type RunningServer, serve, untilSignal } from './serve.ts';
export { type OpenService, openService } from './service.ts';
export { readSettings, type Settings } from './settings.ts';
export { openStore } from './store/open.ts';
export type { Store } from './store/store.ts';
