import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@brand/tasks/root';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(read(join(folder, 'package.json'))).scripts ?? {};
const folders = globSync('{site,packages/*}/package.json', { cwd: root }).map(dirname);
const folderOf = new Map(
  folders.map((folder) => [String(JSON.parse(read(join(folder, 'package.json'))).name), folder]),
);
const checks = Object.keys(scriptsOf('packages/checks')).filter((name) => name !== 'typecheck');
const documents = globSync('{*.md,docs/**/*.md,deploy/*,{site,packages/*}/README.md}', {
  cwd: root,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** What is wrong with a command such as `check attack --only fuzz`, without `npx -y pnpm@12`. */
function fault(command: string): string | undefined {
  const words = command.split(' ').filter(Boolean);
  const filtered = words[0] === '--filter' ? folderOf.get(words[1] ?? '') : '.';
  if (filtered === undefined) return `no package ${words[1]}`;
  const [script = '', one = ''] = words[0] === '--filter' ? words.slice(2) : words;
  if (script === 'check' && filtered === '.' && /^\w+$/.test(one) && !checks.includes(one))
    return `no check ${one}`;
  const isOwn = ['install', 'exec', 'audit', 'pack'].includes(script);
  return isOwn || script in scriptsOf(filtered) ? undefined : `no script ${script}`;
}

test.each(documents)('the commands in %s exist', (document) => {
  const commands = [...read(document).matchAll(/npx -y pnpm@12 ([^`\n#;&|]+)/g)];
  const faults = commands.map(([, command = '']) => [command.trim(), fault(command)] as const);
  expect(faults.filter(([, problem]) => problem)).toEqual([]);
});

test.each(documents)('the files that %s names exist', (document) => {
  const named = [
    ...read(document).matchAll(
      /`((?:packages|site|docs|deploy|\.github|\.storybook)\/[\w@./-]+)`/g,
    ),
  ].map(([, path = '']) => path.replace(/\.$/, ''));
  // Examples of what a reader creates, and what the build writes.
  const isExample = (path: string) => /heat-recovery|measure-band|\/build\//.test(path);
  expect(named.filter((path) => !isExample(path) && !existsSync(join(root, path)))).toEqual([]);
});

test('the README describes each check in one line', () => {
  const described = [...read('packages/checks/README.md').matchAll(/^\| `(\w+)` \| .+ \|$/gm)];
  expect(described.map(([, name]) => name)).toEqual(checks);
});

test('the README lists what the root runs', () => {
  const [, section = ''] = read('README.md').split('## Two commands');
  const listed = new Set([...section.matchAll(/^npx -y pnpm@12 (\w+)/gm)].map(([, name]) => name));
  expect([...listed].sort()).toEqual(Object.keys(scriptsOf('.')).sort());
});
