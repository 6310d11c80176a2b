import { equal, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';

/** Plain Node: every entry loads, and components render to HTML. */
export async function loadsInNode(application: string): Promise<void> {
  holdsItsBuildAlone(join(application, 'node_modules/@brand/ui'));
  const html = execFileSync(process.execPath, ['render.ts'], {
    cwd: application,
    encoding: 'utf8',
  });
  match(html, /<h2[^>]*><button[^>]*data-state="closed"/);
  match(html, /To 40 % of its flow\./);
  match(html, /<button type="button" class="[^"]+">Contact<\/button>/);
  await run('node', ['require.cjs'], { cwd: application });
  await run('node', ['--input-type=module', '--eval', loadAll(application)], { cwd: application });
}

function holdsItsBuildAlone(installed: string) {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  equal(JSON.stringify(exports).includes('./src/'), false, 'the exports point to sources');
  const expected = [
    ...['CHANGELOG.md', 'LICENSE', 'MIGRATION.md', 'README.md', 'surface.md'],
    ...['codemods', 'dist', 'node_modules', 'package.json'],
  ];
  const strangers = readdirSync(installed).filter((name) => !expected.includes(name));
  equal(strangers.join(), '', 'the package contains unexpected files');
}

/** A script that imports every entry, and the tokens. */
function loadAll(application: string): string {
  const dist = join(application, 'node_modules/@brand/ui/dist');
  const entries = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('/index.js'))
    .map((name) => name.slice(0, -'/index.js'.length));
  ok(entries.length > 100, 'entries are missing');
  return [
    ...entries.map((name) => `await import('@brand/ui/${name}');`),
    "const { default: tokens } = await import('@brand/ui/tokens.json', { with: { type: 'json' } });",
    "if (tokens.color.light.ground.$type !== 'color') throw new Error('tokens.json has no colours');",
  ].join('\n');
}
