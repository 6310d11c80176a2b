import type { AccountTables } from './tables/accounts.ts';
import type { Time } from './tables/column-types.ts';
import type { CommentTables } from './tables/comments.ts';
import type { EnquiryTables } from './tables/enquiries.ts';
import type { MailTables } from './tables/mail.ts';
import type { PostTables } from './tables/posts.ts';

interface RateLimitsTable {
  /** HMAC of a network or address, and the name of the limit. */
  bucket: string;
  used: number;
  resets_at: Time;
}

interface SecretsTable {
  name: string;
  value: string;
}

/** Tables of both engines. The tables of the search index differ, so they are not included. */
export interface Database
  extends PostTables,
    CommentTables,
    EnquiryTables,
    MailTables,
    AccountTables {
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}
