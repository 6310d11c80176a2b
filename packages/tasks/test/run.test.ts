import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

/** Evaluates a call of `run` in another folder, as `pnpm --filter` does. */
const evaluate = (call: string) =>
  spawnSync(process.execPath, ['--eval', scriptOf(call)], { cwd: tmpdir(), encoding: 'utf8' });
const scriptOf = (call: string) =>
  `import('${root}/packages/tasks/src/run.ts').then(({ run }) => ${call})`;

test('a command runs in the root, or in the folder that is named', () => {
  const print = `'node', ['--print', 'process.cwd()']`;
  expect(evaluate(`run(${print})`).stdout.trim()).toBe(root);
  expect(evaluate(`run(${print}, { cwd: '${root}/site' })`).stdout.trim()).toBe(`${root}/site`);
});

test('the programs of its folder are found, then those of the root', () => {
  expect(evaluate(`run('biome', ['--version'])`).stdout).toMatch(/^Version: /);
  expect(evaluate(`run('react-router', ['--version'], { cwd: '${root}/site' })`).stdout).toMatch(
    /\d+\.\d+/,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`a command ends with its parent on ${signal}`, async () => {
    const wait = `'node', ['--eval', 'console.log("begun"); setInterval(() => {}, 1e6)']`;
    const parent = spawn(process.execPath, ['--eval', scriptOf(`run(${wait})`)]);
    await once(parent.stdout, 'data');
    parent.kill(signal);
    // Its output ends when both have ended.
    expect(await once(parent, 'close')).toEqual([130, null]);
  });
}
