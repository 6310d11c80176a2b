import { randomBytes } from 'node:crypto';
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from '../store.ts';

type Db = Kysely<Database>;

/** Posts with their labels, comments, rate limits and the search index. */
export async function up(db: Db, engine: Engine): Promise<void> {
  await createPosts(db, engine);
  await createLabels(db, engine, 'categories', 'post_categories', 'category_id');
  await createLabels(db, engine, 'tags', 'post_tags', 'tag_id');
  await createComments(db, engine);
  await createRateLimits(db);
  await createSecrets(db);
  await createSearch(db, engine);
}

/** Numbers are never given twice, so an old link never shows a newer row. */
export function withId<T extends string>(table: CreateTableBuilder<T, never>, engine: Engine) {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) =>
        column.primaryKey().generatedByDefaultAsIdentity(),
      );
}

async function createPosts(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('posts'), engine)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('image_caption', 'text')
    .addColumn('author_name', 'text')
    .addColumn('author_bio', 'text')
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('meta_keywords', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text')
    .execute();
  await db.schema
    .createIndex('posts_newest')
    .on('posts')
    .columns(['status', 'published_at', 'id'])
    .execute();
}

async function createLabels(
  db: Db,
  engine: Engine,
  labels: 'categories' | 'tags',
  links: 'post_categories' | 'post_tags',
  labelId: string,
): Promise<void> {
  await withId(db.schema.createTable(labels), engine)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable(links)
    .addColumn('post_id', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn(labelId, 'bigint', (column) =>
      column.notNull().references(`${labels}.id`).onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${links}_key`, ['post_id', labelId] as never)
    .execute();
  await db.schema.createIndex(`${links}_by_label`).on(links).column(labelId).execute();
}

async function createComments(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('comments'), engine)
    .addColumn('post_id', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('moderated_at', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('comments_of_post')
    .on('comments')
    .columns(['post_id', 'status', 'created_at'])
    .execute();
  await db.schema
    .createIndex('comments_by_status')
    .on('comments')
    .columns(['status', 'created_at'])
    .execute();
}

async function createRateLimits(db: Db): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('resets_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_ended').on('rate_limits').column('resets_at').execute();
}

async function createSecrets(db: Db): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db
    .insertInto('secrets')
    .values({ name: 'network-salt', value: randomBytes(32).toString('base64url') })
    .execute();
}

async function createSearch(db: Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create virtual table posts_search using fts5(
      title, excerpt, labels, content, tokenize = "unicode61 remove_diacritics 2")`.execute(db);
    return;
  }
  await sql`create table posts_search (
    post_id bigint primary key references posts (id) on delete cascade,
    document tsvector not null)`.execute(db);
  await sql`create index posts_search_document on posts_search using gin (document)`.execute(db);
}
