import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../src/root.ts';

/** A port that is free with the two after it. */
async function freePorts(): Promise<number> {
  const first = createServer().listen(0, 'localhost');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const others = [1, 2].map((next) => createServer().listen(port + next, 'localhost'));
  const free = await Promise.all(others.map((other) => once(other, 'listening'))).catch(() => []);
  for (const server of [first, ...others]) server.close();
  return free.length > 0 ? port : freePorts();
}

test('dev names its three servers, which answer at these addresses, and prints no warnings', async () => {
  const port = await freePorts();
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const dev = spawn(process.execPath, [join(root, 'packages/tasks/src/dev.ts')], {
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  let printed = '';
  let errors = '';
  dev.stdout.on('data', (text) => (printed += text));
  dev.stderr.on('data', (text) => (errors += text));
  const paths = [`${port}/`, `${port + 1}/api/blogs`, `${port + 2}/admin/sign-in`];
  for (const path of paths) {
    const answer = async () => (await fetch(`http://localhost:${path}`)).status;
    await expect.poll(() => answer().catch(() => 0), { timeout: 120_000 }).toBe(200);
  }
  dev.kill('SIGINT');
  await once(dev, 'close');
  expect(printed.split('\n').slice(0, 3)).toEqual([
    `Site: http://localhost:${port}`,
    `Service: http://localhost:${port + 1}/api`,
    `Administration: http://localhost:${port + 2}/admin`,
  ]);
  expect(printed).not.toMatch(/warn|deprecat/i);
  expect(errors).toBe('');
}, 150_000);
