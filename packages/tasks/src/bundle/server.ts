/** The bundle's `server.js`: serves the site and restarts it if it exits unexpectedly. */
import { join } from 'node:path';
import { supervise } from '@brand/service/supervise';

process.exitCode = await supervise(join(import.meta.dirname, 'site.js'));
