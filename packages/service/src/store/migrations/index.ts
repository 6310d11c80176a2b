import { Migrator } from 'kysely/migration';
import type { Db, Engine } from '../store.ts';
import { blog } from './0001_blog.ts';
import { mail } from './0003_mail.ts';
import { administration } from './0004_administration.ts';
import { enquiryHandling } from './0007_enquiry_handling.ts';
import { languages } from './0014_languages.ts';
import { runStep, type Step } from './step.ts';

/** In order. Never change a released migration; add a new one instead. */
const steps: Record<string, Step> = {
  '0001_blog': blog,
  '0002_spam': () => `
    alter table comments add column score integer not null default 0;
    alter table comments add column reasons text not null default '[]';
    alter table comments add column fingerprint text;
    create index comments_by_fingerprint on comments (fingerprint, created_at);
    create index comments_by_email on comments (email, status)`,
  '0003_mail': mail,
  '0004_administration': administration,
  '0005_enquiry_reasons': () =>
    `alter table enquiries add column reasons text not null default '[]'`,
  '0006_enquiry_request': () => 'alter table enquiries add column request text',
  '0007_enquiry_handling': enquiryHandling,
  '0009_autosaves': () =>
    'alter table post_revisions add column autosaved integer not null default 0',
  '0010_previews': () => `
    create table post_previews (
      hash text primary key,
      post_id bigint not null references posts (id) on delete cascade,
      expires_at text not null
    )`,
  '0011_deleted_posts': () => 'alter table posts add column deleted_at text',
  // Existing accounts and invitations become those of administrators.
  '0012_roles': () => `
    alter table administrators add column role text not null default 'administrator';
    alter table invitations add column role text not null default 'administrator'`,
  '0013_category_order': () => 'alter table categories add column place integer',
  '0014_languages': languages,
};

/** Runs pending migrations. For SQLite, the caller must hold a lock against other processes. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const migrations = Object.entries(steps).map(([name, step]) => [
    name,
    { up: (on: Db) => runStep(on, engine, step) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
