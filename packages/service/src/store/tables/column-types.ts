import type { Generated } from 'kysely';

/** ISO 8601 text in UTC with milliseconds, so that text order is chronological order. */
export type Time = string;

/** Columns with the same types as in the contract, and the generated id. */
export type Shown<Shape extends { id: number }, Column extends keyof Shape> = Pick<
  Shape,
  Column
> & {
  id: Generated<number>;
};
