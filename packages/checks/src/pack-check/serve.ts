import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { start } from '@brand/tasks/run';
import { preview } from 'vite';
import { freePort } from '../freePort.ts';

/** Serves a folder while the callback runs. */
export async function withFiles(
  application: string,
  folder: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server = await preview({
    root: application,
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0, open: false },
    logLevel: 'warn',
  });
  try {
    await work(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/** Runs an application's own server, which listens on PORT, while the callback runs. */
export async function withServer(
  application: string,
  [command = '', ...parameters]: readonly string[],
  work: (url: string) => Promise<void>,
  { port: wanted, env = {} }: { port?: number; env?: Record<string, string> } = {},
): Promise<void> {
  const port = wanted ?? (await freePort());
  const child = start(command, parameters, {
    cwd: application,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production', PORT: String(port), ...env },
  });
  const ended = once(child, 'exit');
  try {
    const url = `http://localhost:${port}/`;
    await answers(url);
    await work(url);
  } finally {
    child.kill();
    await ended;
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await setTimeout(100);
  }
  throw new Error(`No response from ${url} after 30 s.`);
}
