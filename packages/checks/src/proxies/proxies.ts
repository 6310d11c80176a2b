/**
 * Runs the proxies and the firewall of `deploy` on loopback, in a network of its own, in front of a small server: what they
 * hide, how large a body they pass, what they limit for one network but not for others, and what their logs contain. Needs
 * Linux and root; installs missing packages. Debian's Caddy has no limit of requests and another name for a setting: without
 * CADDY_PATH, that of one built as in `Caddy.Containerfile`, they are left out.
 *
 *     pnpm check proxies [--only nginx,caddy,firewall]
 */

import { parseArgs } from 'node:util';
import { findCommand, installPackages } from '@brand/tasks/findOrInstall';
import { runIsolated } from '../namespaces.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const packages = ['caddy', 'iproute2', 'nftables', 'nginx'];
const isInstalled = () => ['caddy', 'ip', 'nft', 'nginx', 'setpriv'].every(findCommand);
if (!isInstalled()) installPackages(packages);
if (!isInstalled()) throw new Error(`Install ${packages.join(', ')}.`);

await runIsolated('proxies/inside.ts', values.only === undefined ? [] : [values.only]).catch(() => {
  process.exitCode = 1;
});
