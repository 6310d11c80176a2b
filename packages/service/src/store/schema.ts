import type { Generated } from 'kysely';

/** All times are ISO 8601 text in UTC with milliseconds, so that text order is time order. */
type Time = string;

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const commentStatuses = ['pending', 'approved', 'rejected', 'spam'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

interface PostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  /** Light markup. */
  content: string;
  /** File name in the uploads folder. */
  image: string | null;
  image_caption: string | null;
  author_name: string | null;
  author_bio: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  status: PostStatus;
  /** A published post is visible from this time on; a draft may have none yet. */
  published_at: Time | null;
  /** When the row was written first; readers see `published_at`. */
  created_at: Time;
  updated_at: Time;
  /** Hash of the imported file; null for posts that came another way. */
  source_hash: string | null;
}

interface LabelsTable {
  id: Generated<number>;
  slug: string;
  name: string;
}

interface PostCategoriesTable {
  post_id: number;
  category_id: number;
  position: number;
}

interface PostTagsTable {
  post_id: number;
  tag_id: number;
  position: number;
}

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
}

interface RateLimitsTable {
  /** What is counted, with the hash of a network. */
  bucket: string;
  used: number;
  resets_at: Time;
}

interface SecretsTable {
  name: string;
  value: string;
}

/** Tables that both engines share; the search index is each engine's own. */
export interface Database {
  posts: PostsTable;
  categories: LabelsTable;
  tags: LabelsTable;
  post_categories: PostCategoriesTable;
  post_tags: PostTagsTable;
  comments: CommentsTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}
