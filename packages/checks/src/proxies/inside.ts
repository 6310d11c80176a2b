/** The part of the check that runs in its own namespaces; `proxies.ts` starts it. */

import { execFileSync } from 'node:child_process';
import { chosen, runChecks } from '../report.ts';
import { caddy } from './caddy.ts';
import { firewall } from './firewall.ts';
import { nginx } from './nginx.ts';
import { visitors } from './visitors.ts';

execFileSync('ip', ['link', 'set', 'lo', 'up']);
for (const address of Object.values(visitors).flat())
  execFileSync('ip', [
    'addr',
    'add',
    address,
    'dev',
    'lo',
    ...(address.includes(':') ? ['nodad'] : []),
  ]);

await runChecks(chosen([nginx, caddy, firewall], process.argv[2]));
// Connections that nobody answers are still open.
process.exit();
