import { indexPosts } from './0014_languages.ts';
import type { Step } from './step.ts';

/** The beginnings of words have entries of their own: a search for one letter would read those of all its words. */
const SEARCH = {
  sqlite: `drop table posts_search;
    create virtual table posts_search using fts5(title, excerpt, labels, content,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'", prefix = '1 2 3')`,
  postgres: 'delete from posts_search',
};

/**
 * Indexes that answer the lists alone, and one for each reference to a row, which a deletion follows. Indexes the posts
 * again, with the words that have hyphens in both spellings.
 */
export const growth: Step = {
  statements: ({ engine }) => `
    ${SEARCH[engine]};
    create index posts_listed on posts (status, published_at, id, deleted_at, updated_at);
    drop index posts_newest;
    create index comments_queue on comments (status, created_at, id);
    drop index comments_by_status;
    create index enquiries_listed on enquiries (status, kind, assignee_id, id);
    create index enquiries_of_assignee on enquiries (assignee_id, status, id);
    create index outbox_listed on outbox (status, id);
    create index outbox_of_enquiry on outbox (enquiry_id);
    create index outbox_of_subscriber on outbox (subscriber_id);
    create index outbox_of_reply on outbox (reply_id);
    create index pictures_newest on pictures (created_at, name);
    create index post_revisions_saved on post_revisions (saved_at);
    create index post_previews_of on post_previews (post_id);
    create index categories_merged on categories (merged_into);
    create index subscriber_tokens_ended on subscriber_tokens (expires_at);
    create index lock_outs_forgotten on lock_outs (forgotten_at)`,
  rows: indexPosts,
};
