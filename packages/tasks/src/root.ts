import { join } from 'node:path';

/** Root of the repository. */
export const root = join(import.meta.dirname, '../../..');
