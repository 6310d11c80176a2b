import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@brand/tasks/root';
import { endWithThis } from '@brand/tasks/run';

/** A running production server. `await using` stops it at the end of a block. */
export interface Site extends AsyncDisposable {
  /** Without a trailing slash. */
  origin: string;
  server: ChildProcess;
  /** Folder of its database, removed when it stops. */
  dataDir: string;
  stop: () => Promise<void>;
}

interface SiteOptions {
  env?: NodeJS.ProcessEnv;
  /** Program with its parameters, run in the root of the repository. */
  command?: readonly string[];
  /** Called with the output of the server; by default its standard error is passed on. */
  onOutput?: (text: string) => void;
}

/** Starts the production build, which must exist, on a temporary database. */
export async function startSite({
  env,
  command = [process.execPath, 'packages/checks/e2e/serve.ts'],
  onOutput,
}: SiteOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const [program = '', ...parameters] = command;
  const server = endWithThis(
    spawn(program, parameters, {
      cwd: root,
      env: {
        ...{ ...process.env, PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', DRAIN_SECONDS: '0' },
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (onOutput) server.stderr.setEncoding('utf8').on('data', onOutput);
  else server.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /Ready at (\S+)/.exec(line) ?? [];
    if (!origin) continue;
    // The server would block if nobody read its log.
    if (onOutput) server.stdout.setEncoding('utf8').on('data', onOutput);
    server.stdout.resume();
    return { origin, server, dataDir, stop, [Symbol.asyncDispose]: stop };
  }
  await stop();
  throw new Error('The server exited before it was ready.');
}
