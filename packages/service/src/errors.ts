/** An error for the person at the terminal; each line says what is wrong and what to do. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Text for the terminal: the lines of an {@link ExplainedError}, else the stack. */
export function explain(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
