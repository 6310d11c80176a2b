/** Serves the production build with its own database (DATA_DIR), seeded with the articles of the repository. */
import { readSettings, seed } from '@brand/service';

process.env.NODE_ENV = 'production';
await seed(readSettings(process.env));
await import('site/server');
