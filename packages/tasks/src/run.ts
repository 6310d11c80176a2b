import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

const binaries = 'node_modules/.bin';

/** Children that end with this process. */
const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM'] as const;
const exit = () => process.exit(130);
process.once('exit', () => {
  // As from the keyboard, after which Playwright stops its servers, too.
  for (const child of running) child.kill('SIGINT');
});

/** Ends a child with this process, even if a signal ends this one. */
export function endWithThis<Child extends ChildProcess>(child: Child): Child {
  // Not longer than needed, because a server handles signals itself.
  if (running.size === 0) for (const signal of signals) process.on(signal, exit);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of signals) process.off(signal, exit);
  });
  return child;
}

/** Starts a command of the workspace in the root or `cwd`. Looks for it first in that folder, then in the root. */
export function start(
  command: string,
  parameters: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const { cwd = root, env } = options;
  const PATH = [join(String(cwd), binaries), join(root, binaries), process.env.PATH].join(
    delimiter,
  );
  return endWithThis(
    spawn(command, parameters, { ...options, cwd, env: { ...process.env, ...env, PATH } }),
  );
}

/** Runs a workspace command with its output on this terminal. @throws unless it exits with 0 */
export function run(
  command: string,
  parameters: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = start(command, parameters, { stdio: 'inherit', ...options });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${parameters.join(' ')} exited with ${signal ?? code}`)),
    );
  });
}
