import { ok } from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@brand/tasks/run';
import { entriesOf } from '../entries.ts';

/** An application that imports every entry, on both versions of TypeScript in use, with and without a bundler. */
export async function check(application: string): Promise<void> {
  const installed = join(application, 'node_modules/@brand/ui');
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const entries = entriesOf(
    exports,
    readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `./dist/${name}`,
    ),
  );
  ok(entries.length > 200, 'entries are missing');
  writeFileSync(join(application, 'entries.ts'), entries.map(importOf).join('\n'));
  for (const compiler of ['typescript', 'typescript5']) {
    const program = join(application, 'node_modules', compiler, 'bin/tsc');
    for (const module of ['ESNext --moduleResolution Bundler', 'Node20']) {
      const options = `--module ${module}`.split(' ');
      await run('node', [program, '-p', application, ...options], { cwd: application });
    }
  }
}

function importOf(entry: string, index: number): string {
  const name = `@brand/ui${entry.slice(1)}`;
  if (entry.endsWith('.json'))
    return `import data${index} from '${name}' with { type: 'json' };\nvoid data${index}.valueOf();`;
  if (entry.endsWith('.css') || entry.startsWith('./styles/')) return `import '${name}';`;
  return `import * as entry${index} from '${name}';\nvoid entry${index};`;
}
