import type { AccountTables } from './tables/accounts.ts';
import type { Time } from './tables/column-types.ts';
import type { CommentTables } from './tables/comments.ts';
import type { EnquiryTables } from './tables/enquiries.ts';
import type { MailTables } from './tables/mail.ts';
import type { PostTables } from './tables/posts.ts';

interface RateLimitsTable {
  /** Hash of a network or address, with what is counted of it. */
  bucket: string;
  used: number;
  resets_at: Time;
}

interface SecretsTable {
  name: string;
  value: string;
}

/** Tables that both engines share; the search index is each engine's own. */
export interface Database
  extends PostTables,
    CommentTables,
    EnquiryTables,
    MailTables,
    AccountTables {
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}
