import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '@brand/service';
import type { Engine } from '@brand/service/testing';
import { signIn } from '@brand/service/testing';
import { root } from '@brand/tasks/root';
import { freePort } from '../freePort.ts';
import type { Findings } from '../report.ts';
import { type Site, startSite } from '../startSite.ts';
import { eventually, sendRequest } from './sendRequest.ts';

/** Maximum memory of the server in MB. */
export const memoryBound = 320;
export const password = 'correct horse battery';

/** Amount of work. */
interface Amount {
  requests: number;
  mixed: number;
  seed: number;
  quick: boolean;
  /** Factor for time limits: the quick version runs on busy machines, and only detects hangs. */
  slack: number;
}

/** Arguments of a part. */
export interface AttackContext extends Amount {
  engine: Engine;
  findings: Findings;
  /** Starts the site like `pnpm start`, on a temporary database. */
  start(env?: NodeJS.ProcessEnv): Promise<Target>;
  /** URL of a new database; undefined on SQLite. */
  newDatabase(): Promise<string | undefined>;
}

export interface Part {
  name: string;
  /** Description of its checks, for the table. */
  checked: string;
  /** Whether the quick version includes it. */
  quick?: boolean;
  /** Databases on which it runs. @default both */
  engines?: readonly Engine[];
  run(context: AttackContext): Promise<void>;
}

export interface Target extends Site {
  /** Id of the process that serves requests: the innermost child of the one that was started. */
  pid(): number;
  /** Resident memory of that process in MB. */
  memory(): number;
  /** Size of its log in bytes. */
  logged(): number;
  withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
  /** Cookie of a new administrator. */
  signUp(): Promise<string>;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, ...startParameters]: string[] = scripts.start.split(' ');

/** Starts the site with the command of `pnpm start`. */
export async function startTarget(databaseUrl: string | undefined, env: NodeJS.ProcessEnv) {
  let bytes = 0;
  const site = await startSite({
    // At the file size limit the system sends XFSZ; a full disk would not, so it is ignored.
    command: ['sh', '-c', `trap '' XFSZ; exec "$0" "$@"`, process.execPath, ...startParameters],
    env: {
      // A fixed port, so that a restarted server is reachable.
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
  const withStore: Target['withStore'] = (work) =>
    withStoreAt({ dataDir: site.dataDir, databaseUrl }, work);
  const target: Target = {
    ...site,
    pid,
    memory: () => memoryOf(pid()),
    logged: () => bytes,
    withStore,
    signUp: () =>
      withStore(async (store) => {
        const email = `${randomUUID()}@example.org`;
        return `session=${await signIn(store, email, 'administrator', new Date())}`;
      }),
  };
  return target;
}

/** Checks that the same process is still running, and that its memory is within the limit. */
export async function expectUnharmed({ findings }: AttackContext, target: Target, pid: number) {
  const { problem, status } = await sendRequest(target.origin, { path: '/readyz' });
  findings.expect(status === 200, 'not ready afterwards', problem ?? String(status));
  findings.expect(target.pid() === pid, 'the process ended');
  if (status === 0) return;
  await eventually(20, () => target.memory() <= memoryBound);
  const memory = target.memory();
  findings.notes.push(`${memory} MB afterwards`);
  findings.expect(memory <= memoryBound, `memory stays above ${memoryBound} MB`, `${memory} MB`);
}

/** Opens the store of a site, and closes it after the work. */
export async function withStoreAt<Result>(
  settings: Parameters<typeof openStore>[0],
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(settings);
  return work(store).finally(() => store.close());
}

/** Ids of a process and all its descendants, parents first. */
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
