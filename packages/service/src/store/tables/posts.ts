import type { Generated } from 'kysely';
import type { AdminPost } from '../../contract/admin.ts';
import type { Shown, Time } from './column-types.ts';

export const postStatuses = ['draft', 'published'] as const;

type ShownPost = Shown<
  AdminPost,
  Exclude<keyof AdminPost, 'state' | 'categories' | 'tags' | 'version' | 'preview_until'>
>;

interface PostsTable extends ShownPost {
  status: (typeof postStatuses)[number];
  /** When the row was inserted; readers see `published_at`. */
  created_at: Time;
  /** Hash of the imported file; null for posts that were not imported. */
  source_hash: string | null;
}

interface LabelsTable {
  id: Generated<number>;
  slug: string;
  name: string;
}

interface CategoriesTable extends LabelsTable {
  /** Position in the order set by an editor; null if none is set. */
  place: number | null;
}

type LinksTable<Label extends string> = Record<'post_id' | 'position' | Label, number>;

/** Earlier states of posts (revisions) and unsaved edits (autosaves). */
interface PostRevisionsTable {
  id: Generated<number>;
  post_id: number;
  /** When and by whom (`saved_by`) this state was saved. */
  saved_at: Time;
  saved_by: string | null;
  /** A JSON object of all fields, categories and tags. */
  post: string;
  /** 1 for an autosave, 0 for a revision. */
  autosaved: Generated<number>;
}

/** Preview links, which show a post with its latest edits without signing in. */
interface PostPreviewsTable {
  /** SHA-256 of the token. */
  hash: string;
  post_id: number;
  expires_at: Time;
}

/** Pictures uploaded by administrators, served under `/uploads/`. */
interface PicturesTable {
  name: string;
  bytes: Uint8Array;
  created_at: Time;
}

/** Posts, their labels, revisions and preview links, and pictures. */
export interface PostTables {
  posts: PostsTable;
  categories: CategoriesTable;
  tags: LabelsTable;
  post_categories: LinksTable<'category_id'>;
  post_tags: LinksTable<'tag_id'>;
  post_revisions: PostRevisionsTable;
  post_previews: PostPreviewsTable;
  pictures: PicturesTable;
}
