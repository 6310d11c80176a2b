import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const binaries = join(import.meta.dirname, '../node_modules/.bin');

/**
 * Runs a command of the workspace with its output on this terminal.
 *
 * @throws when it ends with anything but 0
 */
export function run(
  command: string,
  parameters: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const folder = options.cwd ? [join(String(options.cwd), 'node_modules/.bin')] : [];
  const PATH = [...folder, binaries, process.env.PATH].join(delimiter);
  const child = spawn(command, parameters, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, PATH },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${parameters.join(' ')} ended with ${signal ?? code}`)),
    );
  });
}
