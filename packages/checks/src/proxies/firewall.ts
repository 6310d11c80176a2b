import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { root } from '@brand/tasks/root';
import { eventually } from '../attack/sendRequest.ts';
import { Host, startNetwork } from '../cluster/host.ts';
import type { Check } from '../report.ts';
import { families, visitors } from './visitors.ts';

/** As in the template. */
const most = 200;
const here = { ipv4: '10.0.0.1', ipv6: 'fd00::1' };
const there = { ipv4: '10.0.0.2', ipv6: 'fd00::2' };

const script = "require('net').createServer((s) => s.on('error', () => {})).listen(443, '::')";

export const firewall: Check = {
  name: 'firewall',
  checked: 'connections of one network',
  async run(findings) {
    const host = await machine();
    await host.run(['nft', '--file', join(root, 'deploy/firewall.nft')]);
    host.start([process.execPath, '--eval', script]);
    for (const family of families) {
      const [one, sibling, other] = visitors[family];
      const open = (localAddress: string) => connected(there[family], localAddress);
      if (!(await eventually(5, async () => Boolean(await open(other)))))
        throw new Error('Nothing listens behind the firewall.');
      const sockets: (Socket | undefined)[] = [];
      for (let n = 0; n < most; n += 1) sockets.push(await open(n % 2 ? one : sibling));
      findings.rounds += most + 3;
      findings.expect(sockets.every(Boolean), `fewer than ${most} connections`, family);
      findings.expect(!(await open(one)), `more than ${most} connections of a network`, family);
      findings.expect(Boolean(await open(other)), 'another network is limited, too', family);
      sockets[0]?.destroy();
      const isFreed = await eventually(5, async () => Boolean(await open(one)));
      findings.expect(isFreed, 'a closed connection still counts', family);
    }
  },
};

/** A machine of its own: the kernel counts connections of a machine to itself in another way. */
async function machine(): Promise<Host> {
  await startNetwork();
  const host = await Host.create('proxy', { number: 2 });
  execFileSync('ip', ['addr', 'add', `${here.ipv6}/64`, 'dev', 'cluster', 'nodad']);
  await host.run(['ip', 'addr', 'add', `${there.ipv6}/64`, 'dev', 'eth0', 'nodad']);
  for (const family of families)
    await host.run([
      'ip',
      family === 'ipv6' ? '-6' : '-4',
      'route',
      'add',
      'default',
      'via',
      here[family],
    ]);
  return host;
}

/** A connection; none if it is not there within a second, since a firewall that drops does not answer. */
async function connected(host: string, localAddress: string): Promise<Socket | undefined> {
  const socket = connect({ host, port: 443, localAddress });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1000) });
    return socket;
  } catch {
    socket.destroy();
    return undefined;
  }
}
