import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, sendKeepAlive, type TestRequest } from '../attack/sendRequest.ts';
import { familyOf } from '../attack/target.ts';
import { freePort } from '../freePort.ts';
import { type Site, startSite } from '../startSite.ts';

/** One process of the site and its supervisor; its port stays the same. */
export interface Member {
  origin: string;
  start(): Promise<void>;
  /** Sends SIGTERM, and waits for the process to exit. */
  stop(): Promise<void>;
  /** Kills the server; its supervisor restarts it. */
  kill(): void;
}

interface LocalMember extends Member {
  /** CPU time in ms that the process has used; unlike elapsed time, it ignores other load on this machine. */
  processorMs(): number;
}

/** Several processes of the site on one database. */
export interface Fleet<M extends Member = Member> {
  members: readonly M[];
  /** Sends a request to one of them, as visitors do. */
  send(request: TestRequest): Promise<Answer>;
}

/** A fleet on this host. */
export interface LocalFleet extends Fleet<LocalMember>, AsyncDisposable {}

/** Starts `count` processes of a bundle, one by one. */
export async function startFleet(
  bundle: string,
  count: number,
  env: NodeJS.ProcessEnv,
): Promise<LocalFleet> {
  const members = await Array.fromAsync({ length: count }, () => memberOf(bundle, env));
  for (const member of members) await member.start();
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()));
  };
  const send = balanced(members.map(({ origin }) => origin));
  return { members, send, [Symbol.asyncDispose]: stop };
}

/** Time in ms for which a request waits for a process that accepts it. */
const timeout = 10_000;

/**
 * Sends as the configurations of Caddy and nginx in `deploy` do: round robin without health checks, to another process
 * if one refuses the connection, and again if a connection breaks, except for forms without an Idempotency-Key.
 */
function balanced(origins: readonly string[]): Fleet['send'] {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  return async (request) => {
    const isSafe = request.method !== 'POST' || request.headers?.['Idempotency-Key'];
    const end = performance.now() + timeout;
    for (;;) {
      turn += 1;
      const origin = origins[turn % origins.length] ?? '';
      const answer = await sendKeepAlive(origin, { ...request, agent });
      const { problem } = answer;
      const goesOn = problem === 'ECONNREFUSED' || (problem && isSafe);
      if (!goesOn || performance.now() > end) return answer;
      await pause(50);
    }
  };
}

async function memberOf(bundle: string, env: NodeJS.ProcessEnv): Promise<LocalMember> {
  const PORT = String(await freePort());
  let site: Site | undefined;
  const servingPid = () => familyOf(site?.server.pid ?? 0).at(-1) ?? 0;
  return {
    origin: `http://127.0.0.1:${PORT}`,
    async start() {
      site = await startSite({
        command: [process.execPath, join(bundle, 'server.js')],
        // With the time that a server takes to drain by default.
        env: { HOST: '127.0.0.1', DRAIN_SECONDS: undefined, ...env, PORT },
        // The log of a test that breaks things is long.
        onOutput: () => {},
      });
    },
    async stop() {
      await site?.stop();
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
