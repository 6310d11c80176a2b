import type * as v from 'valibot';

/** The columns of a table that are fields of a contract schema. */
export function columnsOf<Table extends string, Entries extends v.ObjectEntries>(
  table: Table,
  { entries }: { entries: Entries },
) {
  type Column = `${Table}.${keyof Entries & string}`;
  return Object.keys(entries).map((name) => `${table}.${name}` as Column);
}
