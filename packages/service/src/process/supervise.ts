import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { logError } from '../log.ts';

/**
 * The process needs some 60 MB; what it uses beyond that is mostly garbage that has not been
 * collected yet. These bounds make the collector run in time, so the process fits small machines.
 * A process that needs more has a defect, and is restarted.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=192'];

/** By default glibc keeps memory for each of eight threads per core, and rarely returns it. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

/** In milliseconds; tests have shorter ones. */
interface Pauses {
  /** Before the first restart; it doubles with each that follows. @default 1000 */
  firstMs?: number;
  /** @default 60000 */
  longestMs?: number;
  /** A server that ran for this long starts again after the first pause. @default 300000 */
  wellMs?: number;
}

/**
 * Runs a server as a process of its own and starts it again when it ends by itself. Resolves to the
 * exit code after SIGINT or SIGTERM, which it passes on, or when the server was never ready: then
 * a person has to fix something.
 */
export async function supervise(
  script: string,
  { firstMs = 1000, longestMs = 60_000, wellMs = 300_000 }: Pauses = {},
): Promise<number> {
  const stopped = new AbortController();
  let child: ReturnType<typeof fork> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopped.abort();
      child?.kill(signal);
    });
  }
  let wasReady = false;
  for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, longestMs)) {
    const started = performance.now();
    // In a group of its own: Ctrl-C reaches it once, from here.
    child = fork(script, {
      execArgv: MEMORY_FLAGS,
      env: { ...ALLOCATOR, ...process.env },
      detached: true,
    });
    child.once('message', () => {
      wasReady = true;
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (stopped.signal.aborted || !wasReady) {
      return code ?? 128 + (signal ? constants.signals[signal] : 0);
    }
    if (performance.now() - started >= wellMs) waitMs = firstMs;
    logError(`the server ended with ${signal ?? code} and starts again in ${waitMs} ms`);
    await pause(waitMs, undefined, { signal: stopped.signal }).catch(() => {});
    if (stopped.signal.aborted) return 0;
  }
}
