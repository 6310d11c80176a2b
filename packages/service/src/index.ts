/** Entry point for servers that host the service. Browsers use `@brand/service/contract`. */
export { type AppOptions, createApp } from './app.ts';
export { ExplainedError } from './errors.ts';
export { explain } from './explain.ts';
export type { LogEntry } from './http/errors.ts';
export { isFresh } from './http/is-fresh.ts';
export {
  type ClientAddress,
  clientAddressBehind,
  type Source,
  visitorNetwork,
} from './http/network.ts';
export { isFromHere, type Visited, visitedUrl } from './http/origin.ts';
export { type RunningServer, serve } from './http/server.ts';
export { logError } from './log.ts';
export type { Sender } from './mail/letter.ts';
export { defaultPolicies, type Policies } from './policies.ts';
export { seed } from './posts/import.ts';
export { untilStop } from './process/until-stop.ts';
export { type OpenService, openService } from './service.ts';
export { readSettings, type Settings } from './settings.ts';
export { openStore } from './store/open.ts';
export type { Store } from './store/store.ts';
