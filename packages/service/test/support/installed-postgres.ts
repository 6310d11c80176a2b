import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './postgres-server.ts';

const programsOf = (version: number) => `/usr/lib/postgresql/${version}/bin`;

/** Whether this system has a PostgreSQL server of a version. */
export const isInstalled = (version: number) => existsSync(`${programsOf(version)}/postgres`);

/** Starts the PostgreSQL server that this system has installed beside its `pg_dump`, in a folder of its own. */
export async function startInstalledPostgres(version: number) {
  const programs = programsOf(version);
  const folder = await mkdtemp(join(tmpdir(), 'installed-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid) await chown(folder, owner.uid, Number(owner.gid));
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(`${programs}/initdb`, [...options, '--no-sync'], owner);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    `${programs}/postgres`,
    ['-D', data, '-F', '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    { ...owner, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}`;
  while (!(await answers(url)) && server.exitCode === null) await pause(50);
  const stop = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, [Symbol.asyncDispose]: stop };
}

/** Number of the user `postgres`, since the server does not run as root. */
const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(`${url}/postgres`);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
