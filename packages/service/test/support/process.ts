import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
export const CRASHING = join(import.meta.dirname, 'crashing.ts');
export const SUPERVISING = join(import.meta.dirname, 'supervising.ts');
const children: ChildProcess[] = [];

type Database = { dataDir: string; databaseUrl?: string };

/** Starts the service in a process of its own; `url` resolves when it is ready. */
export function startMain(
  database: Database,
  env: Record<string, string> = {},
  command = [process.execPath, MAIN],
) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /^Service ready at (http:\S+)\n/m.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('close', () => reject(new Error(`The service ended: ${output}`)));
  });
  url.catch(() => {});
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
  return { child, url, closed, errors: () => errors };
}

/** Ends all started processes. */
export function killAll(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
