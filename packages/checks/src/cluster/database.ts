import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { eventually, sendRequest } from '../attack/sendRequest.ts';
import { Host, stopped } from './host.ts';

const templates = join(root, 'deploy/cluster');
export const password = 'not-a-secret';

/** Part of Patroni's description of the cluster. */
interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** Three machines with etcd, Patroni and PostgreSQL, set up with the templates of `deploy/cluster`. */
export class Database {
  readonly hosts: readonly Host[];
  readonly #asynchronous: boolean;
  /** Folder with Patroni's configuration and the certificates. */
  readonly #folder: string;
  readonly #programs = new Map<Host, Record<'etcd' | 'patroni', ChildProcess>>();

  static async create(options: {
    asynchronous: boolean;
    folder: string;
    logs?: string;
  }): Promise<Database> {
    const { asynchronous, folder, logs } = options;
    const hosts: Host[] = [];
    for (const number of [1, 2, 3]) {
      const disks = {
        '/var/lib/etcd': { megabytes: 256, owner: 'etcd' },
        '/var/lib/postgresql': { megabytes: 640, owner: 'postgres' },
      };
      hosts.push(await Host.create(`db${number}`, { number: 10 + number, disks, logs }));
    }
    const database = new Database(hosts, asynchronous, folder);
    await database.#certify();
    for (const host of hosts) database.start(host);
    await database.expectHealthy(120);
    const primary = await database.primary();
    await database.query(primary, `create role site login password '${password}'`);
    await database.query(primary, 'create database site owner site');
    return database;
  }

  private constructor(hosts: readonly Host[], asynchronous: boolean, folder: string) {
    this.hosts = hosts;
    this.#asynchronous = asynchronous;
    this.#folder = folder;
    const template = readFileSync(join(templates, 'patroni.yml'), 'utf8');
    const synchronous = /(synchronous_mode\w*): true/g;
    const text = asynchronous ? template.replace(synchronous, '$1: false') : template;
    for (const { name } of hosts)
      writeFileSync(
        join(folder, `${name}.yml`),
        text.replaceAll('/etc/patroni', join(folder, 'postgres', name)),
      );
  }

  /** Creates the certificates of etcd, for its own user and for that of Patroni. */
  async #certify(): Promise<void> {
    const [host] = this.hosts;
    const script = join(templates, 'certificates.sh');
    for (const user of ['etcd', 'postgres']) mkdirSync(join(this.#folder, user));
    await host?.run(['sh', '-c', `cd ${this.#folder}/etcd && sh ${script} 2>&1`]);
    cpSync(join(this.#folder, 'etcd'), join(this.#folder, 'postgres'), { recursive: true });
    for (const user of ['etcd', 'postgres'])
      await host?.run(['chown', '-R', `${user}:`, join(this.#folder, user)]);
  }

  /** Options with which curl shows the certificate of a host. */
  certificate({ name }: Host): string[] {
    const folder = join(this.#folder, 'etcd', name);
    return ['--cert', join(folder, 'machine.crt'), '--key', join(folder, 'machine.key')];
  }

  /** Starts etcd and Patroni, which starts PostgreSQL. */
  start(host: Host): void {
    const certificates = join(this.#folder, 'etcd', host.name);
    const env = { ...environment(host, certificates), HOME: '/var/lib/postgresql' };
    this.#programs.set(host, {
      etcd: host.start(['etcd'], { user: 'etcd', env }),
      patroni: host.start(['patroni', join(this.#folder, `${host.name}.yml`)], {
        user: 'postgres',
        env,
      }),
    });
  }

  /** Stops Patroni, which stops PostgreSQL, then etcd. */
  async stop(host: Host): Promise<void> {
    await stopped(this.#programs.get(host)?.patroni);
    await stopped(this.#programs.get(host)?.etcd);
  }

  /** Id of the process of Patroni. */
  patroni(host: Host): number {
    return this.#programs.get(host)?.patroni.pid ?? 0;
  }

  /** The host that holds the lock. Waits for one, other than `except`. */
  async primary(except?: Host, seconds = 60): Promise<Host> {
    let found: Host | undefined;
    await eventually(seconds, async () => {
      const answers = this.hosts.map(async (host) => {
        if (host === except) return undefined;
        const { status } = await patroni(host, '/primary');
        return status === 200 ? host : undefined;
      });
      found = (await Promise.all(answers)).find(Boolean);
      return found !== undefined;
    });
    if (!found) throw new Error(`No new primary within ${seconds} s.`);
    return found;
  }

  /** The standby that has everything that was acknowledged. */
  async synchronousStandby(): Promise<Host> {
    const found = (await this.members()).find(({ role }) => role === 'sync_standby');
    const host = this.hosts.find(({ name }) => name === found?.name);
    if (!host) throw new Error('There is no synchronous standby.');
    return host;
  }

  /** Waits until all three servers run, and two of them follow the primary. */
  async expectHealthy(seconds = 90): Promise<void> {
    let members: Member[] = [];
    const isHealthy = await eventually(seconds, async () => {
      members = await this.members();
      const roles = members.map(({ role }) => role);
      const timelines = new Set(members.map(({ timeline }) => timeline));
      return (
        members.length === this.hosts.length &&
        members.every(({ state }) => /^(running|streaming)$/.test(state)) &&
        timelines.size === 1 &&
        roles.includes('leader') &&
        (this.#asynchronous || roles.includes('sync_standby'))
      );
    });
    if (!isHealthy) throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`);
  }

  async members(): Promise<Member[]> {
    for (const host of this.hosts) {
      const { status, text } = await patroni(host, '/cluster');
      if (status === 200) return JSON.parse(text).members;
    }
    return [];
  }

  /** Runs a statement as the superuser on the host itself. */
  query(host: Host, statement: string, database = 'postgres'): Promise<string> {
    const parameters = ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement];
    return host.run(['psql', '--dbname', database, ...parameters], { user: 'postgres' });
  }
}

/** The URL of the database on a machine of the site, where HAProxy leads to the primary. */
export const localUrl = `postgres://site:${password}@127.0.0.1:5000/site`;

/** Variables of `machine.env` for this host. */
function environment({ name, address }: Host, certificates: string): NodeJS.ProcessEnv {
  const text = readFileSync(join(templates, 'machine.env'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      key === 'ETCD_INITIAL_CLUSTER'
        ? value
        : value
            .replaceAll('db1', name)
            .replaceAll('10.0.0.11', address)
            .replaceAll('/etc/etcd', certificates) || (key.endsWith('_PASSWORD') ? password : ''),
    ]),
  );
}

/** Asks Patroni; a host that is cut off counts as one that does not answer. */
function patroni({ address }: Host, path: string) {
  const late = new Promise<{ status: number; text: string }>((resolve) =>
    setTimeout(() => resolve({ status: 0, text: '' }), 1000),
  );
  return Promise.race([sendRequest(`http://${address}:8008`, { path }), late]);
}
