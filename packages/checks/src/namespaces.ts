import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';

/**
 * Runs a program of this folder in namespaces of its own for network, mounts and processes. Everything that starts in them
 * ends with it, and it with this process. Needs root. @throws unless it exits with 0
 */
export function runIsolated(program: string, parameters: readonly string[]): Promise<void> {
  return run(
    'setpriv',
    [
      ...['--pdeathsig', 'KILL', 'unshare', '--net', '--mount', '--pid', '--mount-proc'],
      // The shell reaps processes whose parents were killed.
      ...['--fork', '--kill-child', 'sh', '-c', '"$@"; exit', 'sh'],
      ...[process.execPath, join(import.meta.dirname, program), ...parameters],
    ],
    { cwd: root },
  );
}
