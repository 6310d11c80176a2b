import { logError } from '../log.ts';

/** Far longer than a graceful stop takes; what still runs then hangs. */
const LONGEST_STOP_MS = 20_000;

/**
 * Tells a supervisor that the process is ready, and resolves when it should stop: at the first
 * SIGINT or SIGTERM (a second one ends it at once), when the supervisor is gone, or after an
 * uncaught error. That error is logged, requests in flight are finished because the state of
 * everything else is unknown, and the process exits with 1.
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
    // Waiting for the supervisor must not keep the process alive.
    process.channel?.unref();
  });
}
