import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

test('React Router runs in an application without warnings of tools', () => {
  const source = JSON.stringify(join(root, 'packages/tasks/src/reactRouter.ts'));
  const folder = JSON.stringify(join(root, 'packages/admin'));
  const call = `import(${source}).then(({ reactRouter }) => reactRouter(${folder}, ['typegen']))`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', call], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 60_000);
