import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { generate } from 'selfsigned';
import { eventually, isReady, sendKeepAlive } from '../attack/sendRequest.ts';
import { familyOf } from '../attack/target.ts';
import type { Fleet, Member } from '../scale/fleet.ts';
import { localUrl } from './database.ts';
import { Host, stopped, visitors } from './host.ts';

const deploy = join(root, 'deploy');

/** A machine with one process of the site, and HAProxy as its way to the primary. */
export class SiteMachine implements Member {
  readonly host: Host;
  readonly origin: string;
  /** Folder of the release that the next start runs. */
  release: string;
  #supervisor: ChildProcess | undefined;
  #haproxy: ChildProcess | undefined;

  constructor(host: Host, release: string) {
    this.host = host;
    this.origin = `http://${host.address}:3000`;
    this.release = release;
  }

  startProxy(): void {
    this.#haproxy = this.host.start(['haproxy', '-db', '-f', join(deploy, 'cluster/haproxy.cfg')]);
  }

  async stopProxy(): Promise<void> {
    await stopped(this.#haproxy);
  }

  async start(): Promise<void> {
    this.#start();
    if (!(await eventually(60, () => isReady(this.origin))))
      throw new Error(`The site does not start on ${this.host.name}.`);
  }

  #start(): void {
    const supervisor = this.host.start([process.execPath, join(this.release, 'server.js')], {
      name: 'site',
      env: {
        ...{ HOST: '0.0.0.0', PORT: '3000', TRUST_PROXY: '1', DATA_DIR: '/run/site' },
        DATABASE_URL: localUrl,
        // Every visitor here has the same address.
        ...{ COMMENT_ATTEMPTS: '999999/1m', COMMENT_LIMIT: '999999/1m' },
      },
    });
    // As the systemd unit does.
    supervisor.once('exit', (code) => code && setTimeout(() => this.#start(), 2000));
    this.#supervisor = supervisor;
  }

  async stop(): Promise<void> {
    await stopped(this.#supervisor);
  }

  kill(): void {
    process.kill(this.pids().at(-1) ?? 0, 'SIGKILL');
  }

  /** Ids of the supervisor and the server, which change when one ends. */
  pids(): number[] {
    return familyOf(this.#supervisor?.pid ?? 0);
  }
}

/** Only machines of the site may use its database, so this program leads the check through one. */
const leadToDatabase = `
  const net = require('net');
  net.createServer((one) => {
    const other = net.connect(5000, '127.0.0.1');
    for (const end of [one, other]) end.on('error', () => { one.destroy(); other.destroy(); });
    one.pipe(other).pipe(one);
  }).listen(5001, '10.0.0.21', () => console.log('listening'));`;

export interface Site extends Fleet<SiteMachine> {
  /** URL of the proxy. */
  origin: string;
  front: Front;
  /** The way of the check to the database, through a machine of the site. */
  databaseUrl: string;
}

/** Two processes of the site on machines of their own, and nginx with TLS on a third one. */
export async function startSite(options: {
  release: string;
  folder: string;
  logs?: string;
}): Promise<Site> {
  const { release, folder, logs } = options;
  const members: SiteMachine[] = [];
  for (const number of [1, 2]) {
    const host = await Host.create(`web${number}`, { number: 20 + number, logs });
    const member = new SiteMachine(host, release);
    member.startProxy();
    members.push(member);
    await member.start();
  }
  const front = await Front.start(folder, logs);
  const origin = `https://${front.host.address}`;
  const agents = visitors.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
  let turn = 0;
  // nginx closes idle connections when it reloads its configuration; browsers try again, too.
  const send: Site['send'] = (request) => {
    turn += 1;
    return sendKeepAlive(origin, { ...request, agent: agents[turn % agents.length] });
  };
  const [{ host } = {}] = members;
  const lead = host?.start([process.execPath, '--eval', leadToDatabase], {
    name: 'lead-to-database',
  });
  if (lead?.stdout) await once(lead.stdout, 'data');
  return {
    origin,
    members,
    front,
    send,
    databaseUrl: localUrl.replace('127.0.0.1:5000', '10.0.0.21:5001'),
  };
}

/** nginx with the template of `deploy`. */
class Front {
  readonly host: Host;
  readonly #nginx: ChildProcess;

  static async start(folder: string, logs?: string): Promise<Front> {
    const host = await Host.create('proxy', { number: 31, logs });
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'site' }]);
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(join(folder, 'fullchain.pem'), cert);
    writeFileSync(join(folder, 'privkey.pem'), key);
    const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
      .replaceAll('127.0.0.1:3001', '10.0.0.21:3000')
      .replaceAll('127.0.0.1:3002', '10.0.0.22:3000')
      .replaceAll('/etc/letsencrypt/live/www.example.com', folder);
    writeFileSync(
      configuration,
      `daemon off; error_log stderr; pid /run/nginx.pid; events {} http { access_log off; ${site} }`,
    );
    const nginx = host.start(['nginx', '-c', configuration]);
    return new Front(host, nginx);
  }

  private constructor(host: Host, nginx: ChildProcess) {
    this.host = host;
    this.#nginx = nginx;
  }

  /** Loads its configuration again; the old workers finish their requests. */
  reload(): void {
    this.#nginx.kill('SIGHUP');
  }
}
