import { logError } from '../log.ts';

/** Far longer than a graceful stop takes; a process that still runs then hangs. */
const LONGEST_STOP_MS = 20_000;

/**
 * Tells the supervisor, if any, that the process is ready, and resolves when it should stop: on the first SIGINT or
 * SIGTERM (a second one kills it), when the supervisor is gone, or after an uncaught error. Such an error leaves the
 * process in an unknown state: it is logged, requests in flight are finished, and the exit code is 1.
 */
export function untilStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    process.on('uncaughtException', (error: unknown) => {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      logError(`uncaught: ${message}`, stack);
      process.exitCode = 1;
      setTimeout(() => process.exit(), LONGEST_STOP_MS).unref();
      stop();
    });
    process.send?.('ready');
    process.once('disconnect', stop);
    // The channel to the supervisor must not keep the process alive.
    process.channel?.unref();
  });
}
