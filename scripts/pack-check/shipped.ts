import { ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that stand in one component alone, which no application imports. */
const unused = { folder: 'comment-form', words: 'Your email address is not published.' };

/** Fails when the scripts of an application carry what it did not import, or lack what it did. */
export function shipsOnly(application: string, scripts: string, wanted: string): void {
  const shipped = textOf(join(application, scripts));
  ok(shipped.includes(wanted), `${scripts} holds what is imported: ${wanted}`);
  const component = textOf(join(application, 'node_modules/@brand/ui/dist', unused.folder));
  ok(component.includes(unused.words), `${unused.folder} says: ${unused.words}`);
  ok(!shipped.includes(unused.words), `${scripts} carries ${unused.folder}, which nobody imports`);
}

/** All scripts of a folder. */
export function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
