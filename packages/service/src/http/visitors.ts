import type { Context } from 'hono';
import type { Store } from '../store/store.ts';
import { type ClientAddress, hashNetwork, networkOf, sourceOf } from './network.ts';
import type { Quota, RateLimit } from './rate-limits.ts';

/** Dependencies of routes that accept input from visitors. */
export interface VisitorDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
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
