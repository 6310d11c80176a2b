import { sql } from 'kysely';
import { inject } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Db, Store } from '../../src/store/store.ts';
import { createDatabase } from './postgres-server.ts';

/** An open store on a copy of the template in PostgreSQL. */
export interface Loan {
  store: Store;
  databaseUrl: string;
  /** Schema, settings and secret, which a test must leave as they were. */
  frame: string;
}

/** Stores that no test uses. To create a database and connect to it takes a hundred times as long as to empty one. */
const idle: Loan[] = [];

/** A new store. */
export async function lend(): Promise<Loan> {
  const databaseUrl = await createDatabase(inject('postgresUrl'), inject('templates').postgres);
  const store = await openStore({ dataDir: '', databaseUrl });
  return { store, databaseUrl, frame: await frameOf(store.db) };
}

/** Leaves a store to another test of this process. */
export function giveBack(loan: Loan): void {
  idle.push(loan);
}

/** A store as the template makes it, if there is one. Closes those that a test has closed, or whose frame has changed. */
export async function borrow(): Promise<Loan | undefined> {
  for (let loan = idle.pop(); loan; loan = idle.pop()) {
    const { db } = loan.store;
    const found = await empty(db)
      .then(() => frameOf(db))
      .catch(() => undefined);
    if (found === loan.frame) return loan;
    await loan.store.close();
  }
  return undefined;
}

/** Deletes every row that is not of the template. Fails if something that a test has left running holds a lock. */
async function empty(db: Db): Promise<void> {
  // Replicas have no triggers, so the order does not matter.
  await sql`do $$
    declare one name;
    begin
      set local session_replication_role = replica;
      set local lock_timeout = '1s';
      for one in select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'secrets'
      loop
        execute format('delete from %I', one);
      end loop;
      delete from secrets where name <> 'network-salt';
      perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S';
    end $$`.execute(db);
}

/** The schema, settings and secret of a database, and whether deleted rows take so much space that they slow it down. */
async function frameOf(db: Db): Promise<string> {
  const { rows } = await sql<{ frame: string }>`select concat_ws(' ',
    (select md5(string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull), ','
      order by attrelid, attnum)) from pg_attribute where attrelid >= 16384),
    (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
    (select count(*) from pg_db_role_setting join pg_database on setdatabase = pg_database.oid
      where datname = current_database()),
    (select value from secrets where name = 'network-salt'),
    (select sum(pg_relation_size(oid)) > 4000000 from pg_class where oid >= 16384)) as frame`.execute(
    db,
  );
  return rows[0]?.frame ?? '';
}
