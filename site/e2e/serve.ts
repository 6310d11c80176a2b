/** Serves the production build on a database of its own (DATA_DIR), filled with the articles of the repository. */
import { readSettings } from '@brand/service';
import { seed } from '../../scripts/seed.ts';

process.env.NODE_ENV = 'production';
await seed(readSettings(process.env));
await import('../server.ts');
