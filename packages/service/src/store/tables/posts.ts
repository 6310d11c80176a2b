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
  /** When the row was written first; readers see `published_at`. */
  created_at: Time;
  /** Hash of the imported file; null for posts that came another way. */
  source_hash: string | null;
}

interface LabelsTable {
  id: Generated<number>;
  slug: string;
  name: string;
}

interface CategoriesTable extends LabelsTable {
  /** Place in the order that an editor chose; null until then. */
  place: number | null;
}

type LinksTable<Label extends string> = Record<'post_id' | 'position' | Label, number>;

/** A post as it was before a change, or as somebody typed it without saving. */
interface PostRevisionsTable {
  id: Generated<number>;
  post_id: number;
  /** When and by whom this version was made. */
  saved_at: Time;
  saved_by: string | null;
  /** A JSON object of all fields, categories and tags. */
  post: string;
  /** 1 for what was typed and not saved. */
  autosaved: Generated<number>;
}

/** Links that show a post as it was last typed to whoever has them. */
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

/** Posts, their labels and versions, and the pictures that they use. */
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
