/** Serves the site at PORT and restarts it if it exits unexpectedly. */

import { join } from 'node:path';
import { supervise } from '@brand/service/supervise';
import { root } from './root.ts';
import { run } from './run.ts';
import { explainUsage } from './usage.ts';

explainUsage(`npx -y pnpm@12 start

Builds the site if a source file has changed, seeds an empty database, and serves everything at one origin.

PORT=3000, HOST=localhost, DATA_DIR=./data, DATABASE_URL, BLOG_API_URL and TRUST_PROXY are its main settings;
docs/service.md lists all. Ctrl-C stops it.`);

// In its own process, because this one keeps running and should stay small.
const prepared = await run('node', [join(import.meta.dirname, 'prepare.ts')]).then(
  () => true,
  () => false,
);
process.env.NODE_ENV = 'production';
process.exitCode = prepared ? await supervise(join(root, 'site/server.ts')) : 1;
