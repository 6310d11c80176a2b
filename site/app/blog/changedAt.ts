import type { PostSummary } from '@brand/service/contract';

/** When a post was changed last. */
export function changedAt({ updated_at, created_at }: PostSummary): string {
  return updated_at ?? created_at;
}
