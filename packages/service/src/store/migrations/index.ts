import { Migrator } from 'kysely/migration';
import { logError } from '../../log.ts';
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
import { inviters } from './0016_inviters.ts';
import { commentAnswers } from './0017_comment_answers.ts';
import { knownPlaces } from './0017_known_places.ts';
import { growth } from './0018_growth.ts';
import { mails } from './0018_mails.ts';
import { issueCounts } from './0019_issue_counts.ts';
import { runStep, type Step } from './step.ts';

/**
 * In order. Never change a released migration; add a new one instead, which only adds tables, and columns that are
 * nullable or have a default: the previous release runs on the migrated database, too.
 */
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
  '0016_inviters': inviters,
  '0017_comment_answers': commentAnswers,
  '0017_known_places': knownPlaces,
  '0018_growth': growth,
  '0018_mails': mails,
  '0019_issue_counts': issueCounts,
};

/**
 * Runs pending migrations, and accepts those of newer releases. For SQLite, the caller must hold a lock against other
 * processes.
 *
 * @param executed names of the migrations in the database, read without Kysely, which is busy when this is called
 */
export async function migrate(
  db: Db,
  engine: Engine,
  executed: () => string[] | Promise<string[]>,
): Promise<void> {
  const known = Object.entries(steps).map(
    ([name, step]) => [name, { up: (on: Db) => runStep(on, engine, step) }] as const,
  );
  let newer: string[] = [];
  const provider = {
    async getMigrations() {
      newer = (await executed()).filter((name) => !Object.hasOwn(steps, name));
      // Kysely refuses a database with migrations that it does not know.
      return Object.fromEntries([...known, ...newer.map((name) => [name, { async up() {} }])]);
    },
  };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (newer.length > 0) {
    logError(`the database was migrated by a newer release: ${newer.join(', ')}`);
  }
}
