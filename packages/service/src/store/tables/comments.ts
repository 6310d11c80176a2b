import type { Generated } from 'kysely';
import type { COMMENT_STATUSES } from '../../contract/admin.ts';
import type { Time } from './time.ts';

export type CommentStatus = (typeof COMMENT_STATUSES)[number];

interface CommentsTable {
  id: Generated<number>;
  post_id: number;
  name: string;
  email: string;
  message: string;
  status: CommentStatus;
  created_at: Time;
  moderated_at: Time | null;
  idempotency_key: string | null;
  /** Spam score. */
  score: Generated<number>;
  /** Reasons for the score: a JSON array of words. */
  reasons: Generated<string>;
  /** Equal for equal texts. */
  fingerprint: string | null;
}

/** Comments on posts. */
export interface CommentTables {
  comments: CommentsTable;
}
