import { spelled } from './contract/answers.ts';

/** An error for the operator; each line says what is wrong and what to do. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Rejects a request with a 4xx response. Thrown inside a transaction, it also rolls it back. */
export class Refusal extends ExplainedError {
  override name = 'Refusal';
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;
  readonly code: string;
  readonly fields?: Record<string, string>;

  constructor(status: Refusal['status'], code: string, fields?: Record<string, string>) {
    super([spelled(code)]);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export const missing = () => new Refusal(404, 'not-found');

export const wrongFields = (fields: Record<string, string>) =>
  new Refusal(422, 'invalid-fields', fields);
