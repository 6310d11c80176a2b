import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The configuration is loaded first, so workers inherit its folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));

/** Data folders of the test servers. */
export const dataDirs = {
  visitor: join(process.env.E2E_DATA_DIR, 'visitor'),
  editor: join(process.env.E2E_DATA_DIR, 'editor'),
};
