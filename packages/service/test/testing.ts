/** What tests and attacks of other packages use of the service beyond its API (`@brand/service/testing`). */
export { invite } from '../src/accounts/queries.ts';
export { SQLITE_FILE } from '../src/store/sqlite.ts';
export type { Engine } from '../src/store/store.ts';
export { signIn } from './support/administrator.ts';
export { documented } from './support/documented.ts';
export { enquiryOf } from './support/enquiry.ts';
export { apiProperty, hostile, leakIn, mostly, stateOf, textOf } from './support/fuzz.ts';
export { grow, YEARS } from './support/grow.ts';
export { waitingMails } from './support/letters.ts';
export { scansInLoops } from './support/plans.ts';
export { createDatabase, startPostgres } from './support/postgres-server.ts';
export { randomMarkup } from './support/randomMarkup.ts';
export { startRelay } from './support/relay.ts';
export { changesOf, readsOf } from './support/requests.ts';
