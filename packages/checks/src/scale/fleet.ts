import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithThis } from '@brand/tasks/run';
import { eventually, sendRequest } from '../attack/sendRequest.ts';
import { familyOf } from '../attack/target.ts';
import { freePort } from '../freePort.ts';

/** One process of the site and its supervisor; its port stays the same. */
export interface Member {
  origin: string;
  start(): Promise<void>;
  /** Sends SIGTERM, and waits for the process to exit. */
  stop(): Promise<void>;
  /** Kills the server; its supervisor restarts it. */
  kill(): void;
  isReady(): Promise<boolean>;
}

interface LocalMember extends Member {
  /** CPU time in ms that the process has used; unlike elapsed time, it ignores other load on this machine. */
  processorMs(): number;
}

/** Several processes of the site on one database, behind a proxy. */
export interface Fleet<M extends Member = Member> {
  /** URL of the proxy. */
  origin: string;
  members: readonly M[];
}

/** A fleet on this host. */
export interface LocalFleet extends Fleet<LocalMember> {
  stop(): Promise<void>;
}

/** Starts `count` processes of a bundle, one by one, and a proxy in front of them. */
export async function startFleet(
  bundle: string,
  count: number,
  env: NodeJS.ProcessEnv,
): Promise<LocalFleet> {
  const members: LocalMember[] = [];
  const stop = async () => {
    proxy?.disconnect();
    await Promise.all(members.map((member) => member.stop()));
  };
  let proxy: ChildProcess | undefined;
  try {
    for (let n = 0; n < count; n += 1) {
      const member = await memberOf(bundle, env);
      members.push(member);
      await member.start();
    }
    const origins = members.map(({ origin }) => origin);
    proxy = fork(join(import.meta.dirname, 'proxy.ts'), origins);
    const [port] = await once(proxy, 'message');
    return { origin: `http://127.0.0.1:${port}`, members, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function memberOf(bundle: string, env: NodeJS.ProcessEnv): Promise<LocalMember> {
  const PORT = String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  let supervisor: ChildProcess | undefined;
  const servingPid = () => familyOf(supervisor?.pid ?? 0).at(-1) ?? 0;
  const isReady = async () => (await sendRequest(origin, { path: '/readyz' })).status === 200;
  return {
    origin,
    isReady,
    async start() {
      supervisor = endWithThis(
        spawn(process.execPath, [join(bundle, 'server.js')], {
          env: { HOST: '127.0.0.1', TRUST_PROXY: '1', ...env, PORT },
          stdio: ['ignore', 'ignore', process.env.SCALE_LOG ? 'inherit' : 'ignore'],
        }),
      );
      if (!(await eventually(20, isReady))) throw new Error('A process of the site did not start.');
    },
    async stop() {
      if (!supervisor || supervisor.exitCode !== null) return;
      const ended = once(supervisor, 'exit');
      supervisor.kill('SIGTERM');
      await ended;
    },
    kill() {
      process.kill(servingPid(), 'SIGKILL');
    },
    processorMs() {
      // The fields after the name in brackets include user and system time, in hundredths of a second.
      const [, text = ''] = readFileSync(`/proc/${servingPid()}/stat`, 'utf8').split(') ');
      const fields = text.split(' ').map(Number);
      return 10 * ((fields[11] ?? 0) + (fields[12] ?? 0));
    },
  };
}
