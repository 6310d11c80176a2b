/** Serves the production build with its own database (DATA_DIR), seeded with the articles of the repository. */
import { readSettings } from '@brand/service';
import { seed } from '@brand/tasks/seed';

process.env.NODE_ENV = 'production';
await seed(readSettings(process.env));
await import('site/server');
