import type { PostSummary } from '@brand/service/contract';

/** Time of the last change of a post. */
export function changedAt({ updated_at, created_at }: PostSummary): string {
  return updated_at ?? created_at;
}
