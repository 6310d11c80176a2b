import type { AdminPostSummary } from '../contract/admin.ts';
import type { PostRecord } from './record.ts';

/** State of a post as editors see it. */
type State = AdminPostSummary['state'];

/** A published post with a future `published_at` is scheduled. */
export function stateOf(
  { status, published_at }: Pick<PostRecord, 'status' | 'published_at'>,
  now: Date,
): State {
  if (status === 'draft' || published_at === null) return 'draft';
  return published_at > now.toISOString() ? 'scheduled' : 'published';
}
