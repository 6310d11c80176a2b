import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The configuration is read first; workers inherit the folder that it has made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));

/** Where the servers of the tests keep their data. */
export const dataDirs = {
  visitor: join(process.env.E2E_DATA_DIR, 'visitor'),
  editor: join(process.env.E2E_DATA_DIR, 'editor'),
};
