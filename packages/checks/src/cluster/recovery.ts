import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@brand/tasks/root';
import { comment, sendRequest } from '../attack/sendRequest.ts';
import { type Database, password } from './database.ts';
import { Host } from './host.ts';
import type { Site } from './site.ts';

/**
 * Deletes every comment, and restores the second before on another machine, with the commands of the guide. Resolves to
 * the number of comments before the deletion and after the recovery, and the time in ms that the last step took.
 */
export async function recoverInTime(database: Database, site: Site, logs?: string) {
  const disks = { '/var/lib/postgresql': { megabytes: 1024, owner: 'postgres' } };
  const host = await Host.create('backup', { number: 41, disks, logs });
  const [settings, archive, backup, restore] = commands();
  const inShell = (block = '', env: NodeJS.ProcessEnv = {}) =>
    [
      ['sh', '-euc', `cd\n${settings}${block}`],
      { user: 'postgres', env: { HOME: '/var/lib/postgresql', PGPASSWORD: password, ...env } },
    ] satisfies Parameters<Host['run']>;
  const archiver = host.start(...inShell(archive));
  await host.run(...inShell(backup));
  for (let n = 0; n < 20; n += 1) await sendRequest(site.origin, comment(`Comment ${n}`));
  const primary = await database.primary();
  const query = (statement: string) => database.query(primary, statement, 'site');
  const before = Number(await query('select count(*) from comments'));
  await pause(1000);
  const AT = await query('select now()');
  await pause(1000);
  await query('delete from comments');
  const began = performance.now();
  const restored = await host.run(...inShell(restore, { AT }));
  const after = Number(restored.split('\n').at(-1));
  const ms = performance.now() - began;
  const ended = once(archiver, 'exit');
  await host.powerOff();
  await ended;
  return { before, after, ms };
}

/** The commands below "Point in time" in the guide. */
function commands(): string[] {
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const [, section = ''] = guide.split('### Point in time\n');
  const [text = ''] = section.split('\n#');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}
