/** Runs the service standalone, and restarts it when it crashes. */
import { join } from 'node:path';
import { supervise } from './process/supervise.ts';

process.exitCode = await supervise(join(import.meta.dirname, 'main.ts'));
