/** `pnpm build` builds the library and both applications, `pnpm build --bundle [folder]` the site into one folder. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '@brand/service';
import { buildIfStale } from './build.ts';
import { run } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bundle: { type: 'boolean', default: false } },
});

if (values.bundle) {
  await run('node', [join(import.meta.dirname, 'bundle/bundle.ts'), ...positionals]);
} else {
  await run('pnpm', ['--filter', '@brand/ui', 'build']);
  await buildIfStale().catch((error) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
