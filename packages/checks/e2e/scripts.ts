import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';

const folders = {
  site: 'site/build/client/assets',
  admin: 'packages/admin/build/client/admin-assets',
};

/** The built scripts of an application. */
export function scriptsOf(application: keyof typeof folders) {
  const folder = join(root, folders[application]);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, source: () => readFileSync(join(folder, name), 'utf8') }));
}

/** Pattern of the address of the script that alone contains a text: the names of scripts say nothing. */
export function scriptWith(text: string, application: keyof typeof folders = 'site'): string {
  const found = scriptsOf(application).filter(({ source }) => source().includes(text));
  const [first, ...others] = found;
  if (!first || others.length > 0) throw new Error(`${found.length} scripts contain ${text}.`);
  return `**/${first.name}`;
}
