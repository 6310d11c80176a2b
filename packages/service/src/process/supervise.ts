import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { logError } from '../log.ts';

/**
 * The process needs about 60 MB; the rest is mostly garbage that has not been collected yet. These
 * limits make the garbage collector run earlier, so that the process fits small machines. A process
 * that needs more has a defect, crashes and is restarted.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=160'];

/**
 * By default, glibc uses up to eight arenas per core and rarely returns their memory. It also raises
 * its thresholds with every large block that is freed, up to 32 MB, unless they are set: then large
 * blocks are returned at once.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** In milliseconds; tests use shorter ones. */
interface Pauses {
  /** Pause before the first restart; doubles with each further restart. @default 1000 */
  firstMs?: number;
  /** Short, because a server that crashed may wait only for the database. @default 8000 */
  longestMs?: number;
  /** After running for this long, a server restarts after the first pause again. @default 300000 */
  wellMs?: number;
}

/**
 * Runs a server as a child process and restarts it when it exits unexpectedly. Forwards SIGINT and
 * SIGTERM to it. Resolves to the exit code after such a signal, or if the server exits before it
 * was ever ready, because a restart would not help then.
 */
export async function supervise(
  script: string,
  { firstMs = 1000, longestMs = 8000, wellMs = 300_000 }: Pauses = {},
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
    // In its own process group, so that it gets the SIGINT of Ctrl-C only once, from here.
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
    logError(`the server exited with ${signal ?? code} and restarts in ${waitMs} ms`);
    await pause(waitMs, undefined, { signal: stopped.signal }).catch(() => {});
    if (stopped.signal.aborted) return 0;
  }
}
