import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const bridge = 'cluster';

interface HostOptions {
  /** Last part of its address in 10.0.0.0/24. */
  number: number;
  /** Size in MB of each folder that is a disk of its own, with its owner. */
  disks?: Readonly<Record<string, { megabytes: number; owner: string }>>;
  /** Folder for the output of its programs. @default none is kept */
  logs?: string;
}

interface Command {
  /** @default root */
  user?: string;
  env?: NodeJS.ProcessEnv;
}

/** How many networks visitors come from. */
const networks = 20;

/** Addresses of visitors, each of another network, so that the limits of the proxy do not count them as one. */
export const visitors = Array.from({ length: networks }, (_, n) => `10.0.${n + 1}.1`);

/** Creates the network that joins the hosts. This process is on it as 10.0.0.1 and as its visitors. */
export async function startNetwork(): Promise<void> {
  await execute('ip', ['link', 'add', bridge, 'type', 'bridge']);
  for (const address of ['10.0.0.1', ...visitors])
    await execute('ip', ['addr', 'add', `${address}/16`, 'dev', bridge]);
  for (const device of [bridge, 'lo']) await execute('ip', ['link', 'set', device, 'up']);
}

/** A machine: namespaces of its own for network, mounts, name and shared memory, and temporary file systems as disks. */
export class Host {
  readonly name: string;
  readonly address: string;
  readonly #logs: string | undefined;
  /** Keeps the namespaces; everything else in them ends when the machine is off. */
  readonly #anchor: ChildProcess;

  static async create(name: string, { number, disks = {}, logs }: HostOptions): Promise<Host> {
    const mounts = Object.entries({ '/run': { megabytes: 64, owner: 'root' }, ...disks }).map(
      ([folder, { megabytes, owner }]) =>
        `mount -t tmpfs -o mode=755,size=${megabytes}m tmpfs ${folder}; chown ${owner}: ${folder}`,
    );
    const script = [
      ...[`hostname ${name}`, 'ip link set lo up'],
      ...mounts,
      'mkdir -m 777 /run/postgresql; echo ready; exec sleep infinity',
    ].join('\n');
    const anchor = spawn(
      'unshare',
      ['--net', '--mount', '--uts', '--ipc', 'sh', '-euc', `${script}`],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(anchor.stdout, 'data');
    const host = new Host(name, `10.0.0.${number}`, anchor, logs);
    const peer = ['peer', 'name', 'eth0', 'netns', String(anchor.pid)];
    await execute('ip', ['link', 'add', name, 'type', 'veth', ...peer]);
    await execute('ip', ['link', 'set', name, 'master', bridge, 'up']);
    await host.run(['ip', 'addr', 'add', `${host.address}/16`, 'dev', 'eth0']);
    await host.run(['ip', 'link', 'set', 'eth0', 'up']);
    return host;
  }

  private constructor(name: string, address: string, anchor: ChildProcess, logs?: string) {
    this.name = name;
    this.address = address;
    this.#anchor = anchor;
    this.#logs = logs;
  }

  /** Starts a program that keeps running. */
  start(command: string[], options: Command & { name?: string } = {}): ChildProcess {
    const [file = '', ...parameters] = this.#inside(command, options);
    const { env, name = command[0] } = options;
    const child = spawn(file, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = this.#logs
      ? createWriteStream(join(this.#logs, `${this.name}-${name}.log`), { flags: 'a' })
      : undefined;
    for (const stream of [child.stdout, child.stderr])
      if (log) stream.pipe(log, { end: false });
      else stream.resume();
    return child;
  }

  /** Runs a command, and resolves to its output. */
  async run(command: string[], options: Command = {}): Promise<string> {
    const [file = '', ...parameters] = this.#inside(command, options);
    const env = { ...process.env, ...options.env };
    return (await execute(file, parameters, { env })).stdout.trim();
  }

  /** Drops every packet from and to this host, without a sign to anybody. */
  async cut(): Promise<void> {
    await execute('bridge', ['link', 'set', 'dev', this.name, 'state', '0']);
  }

  async join(): Promise<void> {
    await execute('bridge', ['link', 'set', 'dev', this.name, 'state', '3']);
  }

  /** Drops every packet to these hosts, or no longer. */
  async cutFrom(others: readonly Host[], isCut = true): Promise<void> {
    for (const { address } of others)
      await this.run(['ip', 'route', isCut ? 'add' : 'del', 'blackhole', address]);
  }

  /** Ends every program at once, as a power cut does: nobody is told. The disks keep their files. */
  async powerOff(): Promise<void> {
    await this.cut();
    for (let pids = this.#pids(); pids.length > 0; pids = this.#pids())
      for (const pid of pids)
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has just ended.
        }
  }

  #pids(): number[] {
    const network = (pid: number | undefined) => {
      try {
        return readlinkSync(`/proc/${pid}/ns/net`);
      } catch {
        return undefined;
      }
    };
    const own = network(this.#anchor.pid);
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== this.#anchor.pid && network(pid) === own);
  }

  #inside(command: string[], { user }: Command): string[] {
    const enter = ['--net', '--mount', '--uts', '--ipc'];
    const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
    return [
      ...['nsenter', `--target=${this.#anchor.pid}`, ...enter],
      ...(user ? asUser : []),
      ...command,
    ];
  }
}

/** Sends SIGTERM to a program unless it has ended, and waits for its end. */
export async function stopped(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
