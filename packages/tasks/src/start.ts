/** Serves the site at PORT and restarts it if it exits unexpectedly. */

import { join } from 'node:path';
import { supervise } from '@brand/service/supervise';
import { root } from './root.ts';
import { run } from './run.ts';

// In its own process, because this one keeps running and should stay small.
const prepared = await run('node', [join(import.meta.dirname, 'prepare.ts')]).then(
  () => true,
  () => false,
);
process.env.NODE_ENV = 'production';
process.exitCode = prepared ? await supervise(join(root, 'site/server.ts')) : 1;
