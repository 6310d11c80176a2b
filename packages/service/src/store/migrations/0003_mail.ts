import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from '../store.ts';
import { withId } from './0001_blog.ts';

type Db = Kysely<Database>;

/** Enquiries with their files, subscribers with the tokens of their links, and mails to send. */
export async function up(db: Db, engine: Engine): Promise<void> {
  await createEnquiries(db, engine);
  await createFiles(db, engine);
  await createSubscribers(db, engine);
  await createOutbox(db, engine);
}

async function createEnquiries(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('enquiries'), engine)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('enquiries_by_status')
    .on('enquiries')
    .columns(['status', 'created_at'])
    .execute();
}

async function createFiles(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('files'), engine)
    .addColumn('enquiry_id', 'bigint', (column) =>
      column.references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('files_of_enquiry').on('files').column('enquiry_id').execute();
  await db.schema
    .createTable('file_chunks')
    .addColumn('file_id', 'bigint', (column) =>
      column.notNull().references('files.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_chunks_key', ['file_id', 'position'])
    .execute();
}

async function createSubscribers(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('subscribers'), engine)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('subscriber_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'bigint', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute();
  await db.schema
    .createIndex('subscriber_tokens_of')
    .on('subscriber_tokens')
    .column('subscriber_id')
    .execute();
}

async function createOutbox(db: Db, engine: Engine): Promise<void> {
  await withId(db.schema.createTable('outbox'), engine)
    .addColumn('enquiry_id', 'bigint', (column) =>
      column.references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'bigint', (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await sql`create index outbox_due on outbox (status, due_at)`.execute(db);
}
