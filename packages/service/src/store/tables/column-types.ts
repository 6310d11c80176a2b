import type { Generated } from 'kysely';

/** All times are ISO 8601 text in UTC with milliseconds, so that text order is time order. */
export type Time = string;

/** Columns that are as the contract shows them, with the row's number, which the database gives. */
export type Shown<Shape extends { id: number }, Column extends keyof Shape> = Pick<
  Shape,
  Column
> & {
  id: Generated<number>;
};
