import { ADMIN_TEXTS } from './contract/admin.ts';

/** An error for the person at the terminal; each line says what is wrong and what to do. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A change that cannot be made; thrown inside a transaction, it also undoes what was done there. */
export class Refusal extends ExplainedError {
  override name = 'Refusal';
  /** Status of the answer. */
  readonly status: 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429;
  /** A problem for each wrong field. */
  readonly fields?: Record<string, string>;

  constructor(status: Refusal['status'], problem: string, fields?: Record<string, string>) {
    super([problem]);
    this.status = status;
    this.fields = fields;
  }
}

/** Refuses a change of something that does not exist. */
export const missing = () => new Refusal(404, ADMIN_TEXTS.missing);

/** Refuses wrong fields. */
export const wrongFields = (fields: Record<string, string>) =>
  new Refusal(422, ADMIN_TEXTS.invalidFields, fields);

/** Text for the terminal: the lines of an {@link ExplainedError}, else the stack. */
export function explain(error: unknown): string {
  if (error instanceof ExplainedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
