import type { Generated } from 'kysely';
import type { AdminComment } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

export type CommentStatus = AdminComment['status'];

interface CommentsTable
  extends Shown<AdminComment, 'id' | 'name' | 'email' | 'message' | 'status' | 'created_at'> {
  post_id: number;
  moderated_at: Time | null;
  idempotency_key: string | null;
  /** Spam score. */
  score: Generated<number>;
  /** Reasons for the score: a JSON array of strings. */
  reasons: Generated<string>;
  /** Hash of the normalized text, to find duplicates. */
  fingerprint: string | null;
}

/** Comments on posts. */
export interface CommentTables {
  comments: CommentsTable;
}
