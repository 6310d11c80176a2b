import type { Failed } from '@brand/service/client';

/** Why a request of the page failed, in one sentence. */
export function reasonOf({ message = 'The server cannot be reached.', fields }: Failed): string {
  return Object.values(fields)[0] ?? message;
}
