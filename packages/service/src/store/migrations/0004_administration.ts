import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from '../store.ts';
import { withId } from './0001_blog.ts';

type Db = Kysely<Database>;

/** Administrators with their sessions, what they did, earlier versions of posts, and pictures. */
export async function up(db: Db, engine: Engine): Promise<void> {
  await createAdministrators(db, engine);
  await createLockOuts(db);
  await createAuditLog(db, engine);
  await createRevisions(db, engine);
  await db.schema
    .createTable('pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

async function createAdministrators(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('administrators'), engine)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text')
    .addColumn('totp_step', 'bigint')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('administrator_id', 'bigint', (column) =>
      column.notNull().references('administrators.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sessions_of')
    .on('sessions')
    .columns(['administrator_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createLockOuts(db: Db): Promise<void> {
  await db.schema
    .createTable('lock_outs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'text', (column) => column.notNull())
    .addColumn('forgotten_at', 'text', (column) => column.notNull())
    .execute();
}

async function createAuditLog(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('audit_log'), engine)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
}

async function createRevisions(db: Db, engine: Engine): Promise<void> {
  await db.schema.alterTable('posts').addColumn('updated_by', 'text').execute();
  await withId(db.schema.createTable('post_revisions'), engine)
    .addColumn('post_id', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('post', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('post_revisions_of')
    .on('post_revisions')
    .columns(['post_id', 'id'])
    .execute();
}
