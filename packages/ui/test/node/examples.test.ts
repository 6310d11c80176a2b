import { execFileSync } from 'node:child_process';
import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { wholeExample } from '../../scripts/examples.ts';

const root = join(import.meta.dirname, '../..');

test('every example of the docs can be copied whole', { timeout: 60_000 }, () => {
  // In the package, so that it finds itself by its name.
  using folder = mkdtempDisposableSync(join(root, 'test/examples-'));
  for (const file of globSync('{src/*,docs}/*.mdx', { cwd: root })) {
    const page = readFileSync(join(root, file), 'utf8');
    for (const [index, [, code = '']] of [...page.matchAll(/^```tsx\n([\s\S]*?)\n```/gm)].entries())
      writeFileSync(join(folder.path, `${basename(file, '.mdx')}${index}.tsx`), wholeExample(code));
  }
  writeFileSync(
    join(folder.path, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*'],
    }),
  );
  // Of routers only the use is checked.
  writeFileSync(
    join(folder.path, 'routers.d.ts'),
    ['next/link', 'react-router-dom'].map((name) => `declare module '${name}';`).join('\n'),
  );
  let errors = '';
  try {
    execFileSync('tsc', ['--noEmit', '--singleThreaded', '-p', folder.path], { encoding: 'utf8' });
  } catch (error) {
    errors = (error as { stdout: string }).stdout;
  }
  expect(errors).toBe('');
});
