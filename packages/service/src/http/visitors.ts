import type { Context } from 'hono';
import type { Store } from '../store/store.ts';
import { refuseFor } from './errors.ts';
import { type ClientAddress, hashNetwork, networkOf, sourceOf } from './network.ts';
import { countUse, type Quota, type RateLimit, sweepExpired } from './rate-limits.ts';

/** Dependencies of routes that accept input from visitors. */
export interface VisitorDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
  /** Called when a mail waits in the outbox; absent when no mail can be sent. */
  onMail?: () => void;
}

/** A rate limit for the visitor's network, counted under `name`. The network is stored as a hash. */
export function quotaOf(
  c: Context,
  { store, clientAddress }: VisitorDependencies,
  name: string,
  limit: RateLimit,
): Quota {
  const network = hashNetwork(networkOf(clientAddress(sourceOf(c))), store.networkSalt);
  // The counts of a network have one prefix, so they are mostly on one page of the disk.
  return { ...limit, bucket: `${network}:${name}` };
}

/** Counts an attempt of the visitor's network, and refuses it with `message` beyond the limit. */
export async function countAttempt(
  c: Context,
  dependencies: VisitorDependencies,
  name: string,
  limit: RateLimit,
  message: string,
): Promise<void> {
  const { store } = dependencies;
  const now = dependencies.clock();
  const quota = quotaOf(c, dependencies, name, limit);
  const retryAfter = await store.write(async (trx) => {
    await sweepExpired(store, trx, now);
    return countUse(trx, quota, now);
  });
  refuseFor(c, retryAfter, message);
}
