import { Migrator } from 'kysely/migration';
import type { Db, Engine } from '../store.ts';
import { blog } from './0001_blog.ts';
import { spam } from './0002_spam.ts';
import { mail } from './0003_mail.ts';
import { administration } from './0004_administration.ts';
import { enquiryReasons } from './0005_enquiry_reasons.ts';
import { enquiryRequest } from './0006_enquiry_request.ts';
import { enquiryHandling } from './0007_enquiry_handling.ts';
import { autosaves } from './0009_autosaves.ts';
import { previews } from './0010_previews.ts';
import { deletedPosts } from './0011_deleted_posts.ts';
import { roles } from './0012_roles.ts';
import { categoryOrder } from './0013_category_order.ts';
import { languages } from './0014_languages.ts';
import { formerCategories } from './0015_former_categories.ts';
import { runStep, type Step } from './step.ts';

/** In order. Never change a released migration; add a new one instead. */
const steps: Record<string, Step> = {
  '0001_blog': blog,
  '0002_spam': spam,
  '0003_mail': mail,
  '0004_administration': administration,
  '0005_enquiry_reasons': enquiryReasons,
  '0006_enquiry_request': enquiryRequest,
  '0007_enquiry_handling': enquiryHandling,
  '0009_autosaves': autosaves,
  '0010_previews': previews,
  '0011_deleted_posts': deletedPosts,
  '0012_roles': roles,
  '0013_category_order': categoryOrder,
  '0014_languages': languages,
  '0015_former_categories': formerCategories,
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
