/**
 * Builds a cluster of Debian's packages on this machine: etcd, Patroni and PostgreSQL on three hosts, the site and HAProxy
 * on two, nginx with TLS on one, all with the templates of `deploy`. Hosts are network namespaces; nothing is reachable
 * from outside, and everything ends with this process. Then machines are lost under load, and one table says for how long
 * visitors noticed, and what was lost. Fails if an acknowledged comment is lost or stored twice, if a page is not served,
 * if a write gets anything but 201 or 503 with Retry-After, if a process of the site ends, or if somebody who has taken over
 * a machine of the site can change the state of the cluster. Needs Linux and root;
 * installs missing packages.
 *
 *     pnpm check cluster [--rounds 1] [--only "disk full"] [--other ../bundle] [--asynchronous] [--logs folder]
 *
 * `--other` is the bundle of another release, which is rolled out and back; without it, the same release twice. With
 * `--asynchronous` it shows what synchronous replication is for: it should fail.
 */

import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCommand, installPackages } from '@brand/tasks/findOrInstall';
import { root } from '@brand/tasks/root';
import { run } from '@brand/tasks/run';
import { runIsolated } from '../namespaces.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    other: { type: 'string' },
    asynchronous: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
});

const packages = [
  'curl',
  'etcd-client',
  'etcd-server',
  'haproxy',
  'nginx',
  'patroni',
  'postgresql-15',
  'python3-etcd',
];
const isInstalled = () =>
  ['curl', 'etcd', 'etcdctl', 'haproxy', 'nginx', 'openssl', 'patroni', 'setpriv'].every(
    findCommand,
  ) && existsSync('/usr/lib/postgresql/15/bin/postgres');
if (!isInstalled()) installPackages([...packages, 'iproute2']);
if (!isInstalled()) throw new Error(`Install ${packages.join(', ')} of Debian 12.`);

const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
// Programs with users of their own read their configuration in it.
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const release = join(folder, 'release-1');
await run('node', [join(root, 'packages/tasks/src/bundle/bundle.ts'), release]);
cpSync(values.other ?? release, join(folder, 'release-2'), { recursive: true });
await runIsolated('cluster/inside.ts', [
  ...[folder, values.rounds, values.only, String(values.asynchronous)],
  values.logs ? resolve(values.logs) : '',
]).catch(() => {
  process.exitCode = 1;
});
