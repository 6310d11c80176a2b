import { ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component that no application imports, and one of its texts. */
const unused = { folder: 'comment-form', words: 'Your email address is not published.' };

/** Fails if an application's scripts contain a component that it does not import, or lack one that it does. */
export function shipsOnly(application: string, scripts: string, wanted: string): void {
  const shipped = textOf(join(application, scripts));
  ok(shipped.includes(wanted), `${scripts} should contain "${wanted}" of an imported component`);
  const component = textOf(join(application, 'node_modules/@brand/ui/dist', unused.folder));
  ok(component.includes(unused.words), `${unused.folder} should contain "${unused.words}"`);
  ok(
    !shipped.includes(unused.words),
    `${scripts} contains ${unused.folder}, which is not imported`,
  );
}

/** All scripts in a folder. */
export function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
