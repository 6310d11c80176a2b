import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { ExplainedError } from '../errors.ts';
import { openStore } from '../store/open.ts';
import { copyUploads, makeNewFolder, type Place } from './folders.ts';
import type { Progress } from './rows.ts';

type Source = Place & { databaseUrl: string };

/** Contents of `tables.json` in a backup. */
interface Contents {
  /** Names of the migrations that had been run. */
  migrations: string[];
  /** In an order in which foreign keys refer only to earlier tables. */
  tables: { name: string; rows: number }[];
  /** Last values used, so that no id is used again. */
  sequences: { name: string; last: string }[];
}

const quoted = pg.escapeIdentifier;
const CONTENTS = 'tables.json';
/** Rows per fetch; the largest rows have about 256 KB. */
const ROWS_AT_ONCE = 50;
/** Approximate size of one insert, in characters. */
const INSERTED_AT_ONCE = 4_000_000;

/**
 * Copies a consistent snapshot of a PostgreSQL database, and the pictures, into a new folder while
 * the service runs: `<table>.jsonl` with one JSON object per row. Needs no PostgreSQL client
 * programs.
 *
 * @throws ExplainedError when the folder exists
 */
export async function backUpPostgres(
  { databaseUrl, uploadsDir }: Source,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  await makeNewFolder(folder);
  const client = await connect(databaseUrl);
  try {
    await client.query('begin isolation level repeatable read read only');
    const contents: Contents = { ...(await describe(client)), tables: [] };
    for (const name of await tableNames(client)) {
      let rows = 0;
      const lines = async function* () {
        for await (const line of rowsOf(client, name)) {
          rows += 1;
          yield `${line}\n`;
        }
      };
      await pipeline(lines, createWriteStream(join(folder, `${name}.jsonl`)));
      contents.tables.push({ name, rows });
      onProgress(name, rows);
    }
    await copyUploads(uploadsDir, join(folder, 'uploads'));
    // Written last: a folder without it is an incomplete backup.
    await writeFile(join(folder, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into an empty PostgreSQL database, in one transaction, and copies its pictures.
 *
 * @throws ExplainedError when the database is not empty or has different migrations
 */
export async function restorePostgres(
  { databaseUrl, uploadsDir }: Source,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  const { migrations, tables, sequences } = await readContents(folder);
  await openStore({ databaseUrl, dataDir: '' }).then((store) => store.close());
  const client = await connect(databaseUrl);
  try {
    await client.query('begin');
    const present = await describe(client);
    if (present.migrations.join() !== migrations.join()) {
      throw new ExplainedError([
        `The backup is at migration ${migrations.at(-1)}, this release at ${present.migrations.at(-1)}. Restore it with the release that made it, then upgrade.`,
      ]);
    }
    if (await hasContent(client)) {
      throw new ExplainedError([
        'The database is not empty. Create an empty one, restore into it, and set DATABASE_URL to it.',
      ]);
    }
    // The backup has its own network salt, which the hashes in its rows depend on.
    await client.query('delete from secrets');
    for (const { name, rows } of tables) {
      await insertRows(client, name, join(folder, `${name}.jsonl`), rows);
      onProgress(name, rows);
    }
    for (const { name, last } of sequences) {
      await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
  await copyUploads(join(folder, 'uploads'), uploadsDir);
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
  } catch (error) {
    throw new ExplainedError([
      `Cannot use the database at ${new URL(connectionString).host}: ${(error as Error).message}.`,
    ]);
  }
  return client;
}

async function readContents(folder: string): Promise<Contents> {
  try {
    return JSON.parse(await readFile(join(folder, CONTENTS), 'utf8'));
  } catch {
    throw new ExplainedError([`${folder} is not a complete backup of a PostgreSQL database.`]);
  }
}

/** Names of all tables, each after those that its foreign keys refer to. */
async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select relname as name, array(
       select target.relname::text from pg_constraint
       join pg_class target on target.oid = confrelid
       where conrelid = pg_class.oid and contype = 'f') as needs
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and relname not like 'kysely%' order by oid`,
  );
  const needs = new Map(rows.map((row) => [row.name, row.needs]));
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const needed of needs.get(name) ?? []) if (needed !== name) add(needed);
    ordered.add(name);
  };
  for (const { name } of rows) add(name);
  return [...ordered];
}

async function describe(client: pg.Client) {
  const migrations = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const sequences = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return { migrations: migrations.rows.map(({ name }) => name), sequences: sequences.rows };
}

async function hasContent(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 where exists (select 1 from posts) or exists (select 1 from administrators)
       or exists (select 1 from enquiries) or exists (select 1 from subscribers)`,
  );
  return rows.length > 0;
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query('close backup_rows');
}

async function insertRows(client: pg.Client, table: string, file: string, expected: number) {
  const text = `insert into ${quoted(table)} select * from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`;
  let lines: string[] = [];
  let length = 0;
  let count = 0;
  const flush = async () => {
    const { rowCount } = await client.query(text, [`[${lines.join()}]`]);
    count += rowCount ?? 0;
    lines = [];
    length = 0;
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line);
    length += line.length;
    if (length > INSERTED_AT_ONCE) await flush();
  }
  if (lines.length > 0) await flush();
  if (count !== expected) {
    throw new ExplainedError([`${file} has ${count} rows instead of ${expected}.`]);
  }
}
