import type { Context } from 'hono';
import type { Store } from '../store/store.ts';
import { refuseFor } from './errors.ts';
import { type ClientAddress, hashNetwork, visitorNetwork } from './network.ts';
import { countUse, type Quota, type RateLimit, sweepExpired } from './rate-limits.ts';

export interface VisitorDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
  /** Called when the outbox may have a new mail; absent if no mail can be sent. */
  onMail?: () => void;
}

/** The quota of the visitor's network for `name`. Only a hash of the network is stored. */
export function quotaOf(
  c: Context,
  { store, clientAddress }: VisitorDependencies,
  name: string,
  limit: RateLimit,
): Quota {
  const network = hashNetwork(visitorNetwork(c, clientAddress), store.networkSalt);
  // The hash comes first, so that the counters of a network are mostly on one database page.
  return { ...limit, bucket: `${network}:${name}` };
}

/** Counts an attempt of the visitor's network; refuses it with 429 over the limit. */
export async function countAttempt(
  c: Context,
  dependencies: VisitorDependencies,
  name: string,
  limit: RateLimit,
): Promise<void> {
  const { store } = dependencies;
  const now = dependencies.clock();
  const quota = quotaOf(c, dependencies, name, limit);
  const retryAfter = await store.write(async (trx) => {
    await sweepExpired(store, trx, now);
    return countUse(trx, quota, now);
  });
  refuseFor(c, retryAfter);
}
