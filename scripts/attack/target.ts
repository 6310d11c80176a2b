import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '@brand/service';
import { invite } from '../../packages/service/src/accounts/queries.ts';
import type { Engine } from '../../packages/service/src/store/store.ts';
import { freePort } from '../freePort.ts';
import { type Site, startSite } from '../startSite.ts';
import { ask, eventually, stranger } from './ask.ts';
import type { Findings } from './report.ts';

/** Most memory in MB that the server may hold. */
export const memoryBound = 320;
export const password = 'correct horse battery';

/** How much is done. */
interface Amount {
  requests: number;
  mixed: number;
  kills: number;
  seed: number;
  quick: boolean;
  /** Factor for bounds on time: the quick form runs on machines that have other work, and looks for hangs only. */
  slack: number;
}

/** Tools and amounts for a part. */
export interface Arena extends Amount {
  engine: Engine;
  findings: Findings;
  /** Starts the site as `pnpm start` does, on a database of its own that is gone with it. */
  start(env?: NodeJS.ProcessEnv): Promise<Target>;
  /** Address of a new database; absent on SQLite. */
  newDatabase(): Promise<string | undefined>;
}

export interface Part {
  name: string;
  /** Checks, for the table. */
  checked: string;
  /** Fits into the quick form. */
  quick?: boolean;
  /** Databases on which it has something to attack. */
  engines?: readonly Engine[];
  run(arena: Arena): Promise<void>;
}

export interface Target extends Site {
  /** Number of the process that serves: the last one below the one that was started. */
  pid(): number;
  /** Resident memory of that process in MB. */
  memory(): number;
  /** Bytes that it has written to its log. */
  logged(): number;
  withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** The address that makes the account of an administrator, once. */
  welcome(email: string): Promise<string>;
  /** Cookie of a new administrator. */
  signUp(): Promise<string>;
}

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...startParameters]: string[] = scripts.start.split(' ');

/** Starts what `pnpm start` starts. */
export async function startTarget(databaseUrl: string | undefined, env: NodeJS.ProcessEnv) {
  let bytes = 0;
  const site = await startSite({
    // A signal that ends a process at its limit for files would be no answer of a disk that is full.
    command: ['sh', '-c', `trap '' XFSZ; exec "$0" "$@"`, process.execPath, ...startParameters],
    env: {
      // A server that is started again has to be found again.
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    onOutput: (text) => {
      bytes += Buffer.byteLength(text);
      if (process.env.ATTACK_LOG) process.stderr.write(text);
    },
  });
  const pid = () => lastChild(site.server.pid ?? 0);
  const withStore: Target['withStore'] = async (work) => {
    const store = await openStore({ dataDir: site.dataDir, ...(databaseUrl && { databaseUrl }) });
    return work(store).finally(() => store.close());
  };
  let people = 0;
  const welcome = (email: string) =>
    withStore(async (store) => {
      const token = await invite(store, email, new Date());
      return `/admin/welcome?token=${token}`;
    });
  const target: Target = {
    ...site,
    pid,
    memory: () => memoryOf(pid()),
    logged: () => bytes,
    withStore,
    welcome,
    async signUp() {
      people += 1;
      const token = (await welcome(`editor-${people}@example.org`)).split('=')[1];
      const { headers } = await ask(site.origin, {
        method: 'POST',
        path: '/api/admin/welcome',
        headers: { 'Content-Type': 'application/json', Origin: site.origin, ...stranger() },
        body: JSON.stringify({ token, name: 'Ada', password }),
      });
      return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    },
  };
  return target;
}

/** Checks that the same process still serves, and that its memory has settled. */
export async function expectUnharmed({ findings }: Arena, target: Target, pid: number) {
  const { problem, status } = await ask(target.origin, { path: '/readyz' });
  findings.expect(status === 200, 'not ready afterwards', problem ?? String(status));
  findings.expect(target.pid() === pid, 'the process ended');
  if (status === 0) return;
  await eventually(20, () => target.memory() <= memoryBound);
  const memory = target.memory();
  findings.notes.push(`${memory} MB afterwards`);
  findings.expect(memory <= memoryBound, `memory stays above ${memoryBound} MB`, `${memory} MB`);
}

/** A process and all below it, from the top. */
export function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
  } catch {
    return [];
  }
}

function lastChild(pid: number): number {
  return familyOf(pid).at(-1) ?? 0;
}

function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
