import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../schema.ts';
import type { Engine } from '../store.ts';
import * as blog from './0001_blog.ts';
import * as spam from './0002_spam.ts';
import * as mail from './0003_mail.ts';
import * as administration from './0004_administration.ts';
import * as enquiryReasons from './0005_enquiry_reasons.ts';
import * as enquiryRequest from './0006_enquiry_request.ts';
import * as enquiryHandling from './0007_enquiry_handling.ts';
import * as autosaves from './0009_autosaves.ts';
import * as previews from './0010_previews.ts';
import * as deletedPosts from './0011_deleted_posts.ts';
import * as roles from './0012_roles.ts';
import * as categoryOrder from './0013_category_order.ts';

type Step = { up(db: Kysely<Database>, engine: Engine): Promise<void> };

/** In order; a released step never changes, a change of tables is a new step. */
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
};

/** Brings the tables up to date. The caller holds the lock where the engine has none of its own. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(steps).map(([name, step]) => [
            name,
            { up: (on: Kysely<Database>) => step.up(on, engine) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
