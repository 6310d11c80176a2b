import { ExplainedError } from './errors.ts';
import { isDatabaseTrouble } from './store/trouble.ts';

/** Text for the terminal: one line if the database or the system failed, otherwise the stack trace of a defect. */
export function explain(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { syscall, message, stack }: NodeJS.ErrnoException = error;
  if (isDatabaseTrouble(error)) return `The database failed: ${message}. Check its disk or server.`;
  return syscall ? `${message}. Check the disk, and what this user may do.` : (stack ?? message);
}
