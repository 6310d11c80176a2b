import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The production server while it is measured. */
interface Site {
  /** Without a slash at its end. */
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the production build, which has to be there, on a database of its own. */
export async function startSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const server = spawn(process.execPath, ['e2e/serve.ts'], {
    cwd: join(import.meta.dirname, '../site'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /Ready at (\S+)/.exec(line) ?? [];
    if (!origin) continue;
    // Unread, its log would fill the pipe and hold it up.
    server.stdout.resume();
    return { origin, stop };
  }
  await stop();
  throw new Error('The server ended before it was ready.');
}
