import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/root.ts';

const run = (command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(root, 'packages/tasks/src', command), ...parameters], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });

test.each(['start.ts', 'dev.ts'])(
  '%s --help prints help and does nothing else',
  (command) => {
    const { status, stdout } = run(command, ['--help']);
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`npx -y pnpm@12 ${command.slice(0, -3)}`),
    ]);
  },
  60_000,
);

test('dev does not start when the port of the administration is in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status, stdout, stderr } = run('dev.ts', [], { PORT: String(port - 2) });
  server.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(new RegExp(`^.*Port ${port} is already in use.*$`));
}, 60_000);
